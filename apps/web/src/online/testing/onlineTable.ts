import { OnlineTable } from '../table/onlineTable.ts';

type Deps = ConstructorParameters<typeof OnlineTable>[1];

/** The table `t1` over fake sockets. Without a device, it can only be watched. */
export const onlineTable = (deps: Pick<Deps, 'connect'> & Partial<Deps>): OnlineTable =>
  new OnlineTable('t1', {
    device: () => undefined,
    onUnknownDevice: () => undefined,
    sayWhyNot: ({ code }) => code,
    ...deps,
  });
