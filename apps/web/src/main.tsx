import '@fontsource-variable/sofia-sans-extra-condensed';
import '@fontsource-variable/source-sans-3';
// Base styles come first, so that a component's styles override them.
import './style/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { registerServiceWorker } from './browser/version.ts';
import { applySettings } from './settings/apply.ts';

applySettings();
registerServiceWorker();

const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
