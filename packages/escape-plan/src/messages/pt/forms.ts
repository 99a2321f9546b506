/** Names of closed sets in the forms that sentences need: `key` is the colour of a chave, which is feminine. */
export const FORMS = {
  'tone.master#key': 'mestra',
  'tone.green#key': 'verde',
  'tone.black#key': 'preta',
  'tone.brown#key': 'marrom',
} as const satisfies Record<string, string>;
