import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameIcons } from './build/gameIcons.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    gameIcons(),
    VitePWA({
      registerType: 'prompt',
      manifest: {
        name: 'Getaway',
        short_name: 'Getaway',
        description: 'Heist board games: Escape Plan and Gangsta!',
        theme_color: '#0e1626',
        background_color: '#0e1626',
        display: 'standalone',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        importScripts: ['/push.js'],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../../.cache/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
