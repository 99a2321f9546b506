/** Specific names come before general ones, because most user agents also name other browsers. */
const BROWSERS = [
  [/\bEdg/u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/**
 * The name of this device in the list of devices: its browser and its system. These names are the same in all
 * languages.
 */
export function deviceName(agent: string = navigator.userAgent): string {
  const first = (known: readonly (readonly [RegExp, string])[]): string =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
  return [first(BROWSERS), first(SYSTEMS)].filter((part) => part !== '').join(' · ');
}
