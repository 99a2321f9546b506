import { hashOfSecret } from '../base/secrets.ts';
import type { Device, Passkey } from './port.ts';

/** A public name for a device. It contains only a part of the hash of the device's secret. */
export const nameOfDevice = ({ hash }: Pick<Device, 'hash'>): string => hash.slice(0, 16);

/** A public name for a passkey. It is a hash, because ids of passkeys can be too long for a URL. */
export const nameOfPasskey = ({ id }: Pick<Passkey, 'id'>): string => hashOfSecret(id).slice(0, 16);
