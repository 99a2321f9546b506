import { isVisible, type Move, matches, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';

/** The maximum number of seats in any game. Each game has its own limits. */
export const MAX_SEATS = 10;

export const seatField = v.pipe(wholeNumber, v.maxValue(MAX_SEATS - 1));
export const tableField = textUpTo(40);
/** The name of a bot: `level` or `level:character`. */
export const botField = textUpTo(40);
/** The secret of a device, or the secret in the link to a seat. */
export const secretField = textUpTo(100);
export const moveField: v.GenericSchema<unknown, Move> = v.looseObject({ move: textUpTo(40) });
/** A thing on the table, in the form that screens and lessons use: `job:soft-brakes`, `place:A1.5`. */
export const thingField = v.pipe(textUpTo(80), matches(/^[\w.:@-]+$/u));

export const MAX_NAME_LENGTH = 24;
/** The name of a person as others see it. */
export const nameField = v.pipe(
  textUpTo(200),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAX_NAME_LENGTH),
  v.check(isVisible),
);
/** The label of a device or a passkey. It helps people recognise their devices and passkeys. */
export const labelField = v.pipe(textUpTo(200), v.trim(), v.maxLength(60), v.check(isVisible));

/** The hash by which the kernel identifies a content pack. */
export const PACK_HASH = /^[\da-f]{16}$/u;
export const packHashField = v.pipe(textUpTo(40), matches(PACK_HASH));
