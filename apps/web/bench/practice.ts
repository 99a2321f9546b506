import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';

/** The percentage of axe's applicable rules that the page passes, and the violations. */
export interface Accessibility {
  readonly score: number;
  readonly violations: readonly string[];
}

export async function accessibilityOf(page: Page): Promise<Accessibility> {
  const { passes, violations } = await new AxeBuilder({ page }).analyze();
  return {
    score: (100 * passes.length) / (passes.length + violations.length),
    violations: violations.map(({ id, impact, nodes }) => `${id} (${impact ?? 'unknown'}), ${nodes.length} times`),
  };
}

export interface Check {
  readonly what: string;
  readonly holds: boolean;
}

/**
 * Records errors of the page, and deprecations and interventions that the browser reports. Call it before opening the
 * page.
 */
export async function recordPageErrors(page: Page): Promise<() => Promise<readonly string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    const deprecated: string[] = [];
    Object.assign(globalThis, { deprecated });
    new ReportingObserver((reports) => deprecated.push(...reports.map(({ type = '' }) => type)), {
      types: ['deprecation', 'intervention'],
      buffered: true,
    }).observe();
  });
  return async () => [...complaints, ...(await page.evaluate(() => Reflect.get(globalThis, 'deprecated') as string[]))];
}

/**
 * Best practices recommended by browser makers, checked in the page or its headers. The list is similar to
 * Lighthouse's.
 */
export async function practicesOf(
  page: Page,
  response: Response,
  complaints: readonly string[],
): Promise<readonly Check[]> {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = await page.evaluate(inspectPage);
  return [
    { what: 'a doctype', holds: found.doctype },
    { what: 'an early charset declaration', holds: found.charset },
    { what: 'a viewport that lets people zoom', holds: found.viewport },
    { what: 'a title', holds: found.title },
    { what: 'a description', holds: found.description },
    { what: 'a language', holds: found.language },
    { what: 'an icon and a manifest', holds: found.icon && found.manifest },
    { what: 'images with sizes and alternatives', holds: found.images },
    { what: 'links with targets, buttons with types', holds: found.links },
    { what: 'no console errors, no deprecated APIs', holds: complaints.length === 0 },
    { what: 'a content security policy that allows only own scripts', holds: /script-src 'self'(?:;|$)/u.test(policy) },
    { what: 'no unsafe-inline, no unsafe-eval', holds: policy !== '' && !policy.includes('unsafe-') },
    { what: 'framing is forbidden', holds: policy.includes("frame-ancestors 'none'") },
    { what: 'no MIME sniffing', holds: headers['x-content-type-options'] === 'nosniff' },
    { what: 'no referrer is sent', holds: headers['referrer-policy'] === 'no-referrer' },
    { what: 'everything from its own origin', holds: requested.every((url) => new URL(url).origin === found.origin) },
    { what: 'no plain http addresses', holds: !found.http },
    { what: 'compressed texts', holds: headers['content-encoding'] !== undefined },
    { what: 'no cookies', holds: (await page.context().cookies()).length === 0 },
    { what: 'a service worker', holds: found.offline },
    { what: 'no unload handlers, so the back button works', holds: found.unload },
  ];
}

function inspectPage() {
  const attribute = (selector: string, name: string): string =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const viewport = attribute('meta[name=viewport]', 'content');
  return {
    origin: location.origin,
    doctype: document.doctype?.name === 'html' && document.compatMode === 'CSS1Compat',
    charset: document.characterSet === 'UTF-8' && document.head.firstElementChild?.hasAttribute('charset') === true,
    viewport: viewport.includes('width=device-width') && !/user-scalable=no|maximum-scale/u.test(viewport),
    title: document.title !== '',
    description: attribute('meta[name=description]', 'content').length > 20,
    language: document.documentElement.lang !== '',
    icon: document.querySelector('link[rel=icon]') !== null,
    manifest: document.querySelector('link[rel=manifest]') !== null,
    images: [...document.images].every((image) => image.hasAttribute('width') && image.hasAttribute('alt')),
    links:
      [...document.querySelectorAll('a')].every((link) => link.hasAttribute('href')) &&
      [...document.querySelectorAll('button')].every((button) => button.hasAttribute('type')),
    http: /(?:src|href)="http:\/\//u.test(document.documentElement.outerHTML),
    offline: 'serviceWorker' in navigator,
    unload: ['onunload', 'onbeforeunload'].every((handler) => Reflect.get(globalThis, handler) === null),
  };
}
