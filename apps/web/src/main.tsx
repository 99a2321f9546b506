import '@fontsource-variable/sofia-sans-extra-condensed';
import '@fontsource-variable/source-sans-3';
import { render } from 'preact';
import { App } from './app/App.tsx';
import './style/base.css';

const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
