import type { Config } from './config.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * Which browser features the page may use. Only passkeys, full screen, and the clipboard for copying links are allowed.
 */
const FEATURES = {
  accelerometer: '',
  camera: '',
  'clipboard-read': '',
  'clipboard-write': 'self',
  'display-capture': '',
  'encrypted-media': '',
  fullscreen: 'self',
  gamepad: '',
  geolocation: '',
  gyroscope: '',
  hid: '',
  'idle-detection': '',
  magnetometer: '',
  microphone: '',
  midi: '',
  payment: '',
  'picture-in-picture': '',
  'publickey-credentials-create': 'self',
  'publickey-credentials-get': 'self',
  'screen-wake-lock': '',
  serial: '',
  usb: '',
  'xr-spatial-tracking': '',
} as const;

/** The headers of every answer. The page may run only its own files. Other pages may not show it in a frame. */
const ALWAYS = {
  'content-security-policy': POLICY.join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(FEATURES)
    .map(([feature, who]) => `${feature}=(${who})`)
    .join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Tells browsers to use only HTTPS for a year. Subdomains are not included, because they may belong to others. */
const TLS = { 'strict-transport-security': 'max-age=31536000' } as const;

export const headersFor = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') === true ? { ...ALWAYS, ...TLS } : ALWAYS;
