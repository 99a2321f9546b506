import { defineConfig } from 'vite';
import { gameIcons } from './build/gameIcons.ts';
import { precache } from './build/precache.ts';
import { workers } from './build/workers.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), workers(), precache()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../../.cache/web',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'serviceWorker/main.ts' },
      output: {
        // Browsers look for a new version at the address of the service worker, so this address must never change.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
