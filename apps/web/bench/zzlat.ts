import { chromium } from '@playwright/test';
import { startGame } from '/work/main/apps/web/e2e/support/newGame.ts';
import { playChoices, preferring, briskly } from '/work/main/apps/web/e2e/support/player.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const game of ['Gangsta!', 'Escape Plan'] as const) {
const c = await b.newContext({ baseURL: 'http://localhost:4206', locale: 'en-GB', viewport: { width: 1366, height: 768 } }); const p = await c.newPage();
await p.addInitScript(() => { if (location.protocol === 'about:') return; localStorage['getaway-settings'] ??= '{"speed":"instant"}';
  const log: any[] = []; (globalThis as any).lat = log; let cur: any;
  const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (m: any, ...r: any[]) { cur?.msgs.push(['>' , JSON.stringify(m?.path ?? m?.type ?? '').slice(0,30), Math.round(performance.now() - cur.t0)]); return (post as any).call(this, m, ...r); };
  const mp = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (m: any, ...r: any[]) { cur?.msgs.push(['P>', JSON.stringify(m?.path ?? m?.type ?? '').slice(0,30), Math.round(performance.now() - cur.t0)]); return (mp as any).call(this, m, ...r); };
  const q = () => document.querySelector('.prompt-bar')?.getAttribute('data-question') ?? 'x';
  addEventListener('click', (e) => { cur = { t0: e.timeStamp, delay: performance.now() - e.timeStamp, q: q(), msgs: [] }; }, { capture: true });
  new MutationObserver(() => { if (!cur || q() === cur.q) return; const me = cur; cur = undefined; const dom = performance.now() - me.t0; requestAnimationFrame(() => { const raf = performance.now() - me.t0; setTimeout(() => log.push({ delay: Math.round(me.delay), dom: Math.round(dom), raf: Math.round(raf), paint: Math.round(performance.now() - me.t0), msgs: me.msgs.map((m: any) => m.join(' ')).join(' | ') })); }); }).observe(document, { subtree: true, childList: true, attributes: true });
});
await startGame(p, { game, seats: game === 'Gangsta!' ? ['Ada', { bot: 'plays to win' }, { bot: 'plays to win' }] : ['Ada'] });
await playChoices(p, 14, { taste: game === 'Gangsta!' ? preferring(/Leaves you/u) : briskly });
for (const l of await p.evaluate(() => (globalThis as any).lat)) console.log(JSON.stringify(l));
await c.close(); }
await b.close();
