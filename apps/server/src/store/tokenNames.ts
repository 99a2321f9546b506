import { hashOfSecret } from '../base/secrets.ts';
import type { Device, Passkey } from './port.ts';

/** What a device is called by: enough to tell it from the others, too little to be it. */
export const nameOfDevice = ({ hash }: Pick<Device, 'hash'>): string => hash.slice(0, 16);

/** Ids of passkeys can be too long for an address. */
export const nameOfPasskey = ({ id }: Pick<Passkey, 'id'>): string => hashOfSecret(id).slice(0, 16);
