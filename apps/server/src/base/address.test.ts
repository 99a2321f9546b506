import { expect, test } from 'vitest';
import { networkOf } from './address.ts';

test.each([
  ['192.0.2.1', { own: '192.0.2.1' }],
  ['::ffff:192.0.2.1', { own: '192.0.2.1' }],
  ['::ffff:c000:201', { own: '192.0.2.1' }],
  ['2001:db8:1:2:3:4:5:6', { own: '2001:db8:1:2', site: '2001:db8:1' }],
  ['2001:0DB8:0001:0002::6', { own: '2001:db8:1:2', site: '2001:db8:1' }],
  ['2001:db8:1::6', { own: '2001:db8:1:0', site: '2001:db8:1' }],
  ['2001:db8::', { own: '2001:db8:0:0', site: '2001:db8:0' }],
  ['fe80::1%eth0', { own: 'fe80:0:0:0', site: 'fe80:0:0' }],
  ['::1', { own: '0:0:0:0', site: '0:0:0' }],
  ['unknown', { own: 'unknown' }],
])('%s counts as %o', (address, network) => {
  expect(networkOf(address)).toEqual(network);
});
