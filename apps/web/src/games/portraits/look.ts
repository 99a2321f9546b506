const HEADS = ['oval', 'long', 'square', 'round'] as const;
const SKINS = ['light', 'tan', 'brown', 'deep'] as const;
const HAIRS = ['dark', 'grey', 'red', 'fair'] as const;
const HATS = [
  'slick',
  'bob',
  'fedora',
  'beanie',
  'cap',
  'bun',
  'curls',
  'bald',
  'ushanka',
  'wide',
  'hood',
  'afro',
  'ponytail',
  'beret',
  'headscarf',
  'parting',
  'crop',
  'flatCap',
  'helmet',
  'long',
  'mohawk',
] as const;
const EYES = ['plain', 'shades', 'round', 'patch', 'visor', 'lashes', 'monocle', 'brows', 'goggles'] as const;
const MARKS = [
  'none',
  'moustache',
  'beard',
  'cigar',
  'headset',
  'scar',
  'goatee',
  'stubble',
  'lips',
  'freckles',
  'toothpick',
  'plaster',
  'earrings',
  'bandana',
] as const;
const TOPS = [
  'suit',
  'tie',
  'turtleneck',
  'hoodie',
  'leather',
  'pearls',
  'fur',
  'vest',
  'collar',
  'overalls',
  'scarf',
  'stripes',
] as const;
const TINTS = ['ink', 'red', 'blue', 'green', 'brass', 'plum'] as const;

export interface Look {
  readonly head: (typeof HEADS)[number];
  readonly skin: (typeof SKINS)[number];
  readonly hair: (typeof HAIRS)[number];
  readonly hat: (typeof HATS)[number];
  readonly eyes: (typeof EYES)[number];
  readonly mark: (typeof MARKS)[number];
  readonly top: (typeof TOPS)[number];
  readonly tint: (typeof TINTS)[number];
}

type Face = readonly [head: Look['head'], skin: Look['skin'], hair: Look['hair']];
type Clothes = readonly [top: Look['top'], tint: Look['tint']];

/** Composes a look. The parameters are the most striking parts, then the face, then the clothes. */
export const look = (
  [hat, eyes, mark]: readonly [Look['hat'], Look['eyes'], Look['mark']],
  [head, skin, hair]: Face,
  [top, tint]: Clothes,
): Look => ({ head, skin, hair, hat, eyes, mark, top, tint });

/** Derives a face from the id of a person, for packs without faces. The same id always gives the same face. */
export function lookFrom(id: string): Look {
  let rest = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  const pick = <Part>(parts: readonly [Part, ...(readonly Part[])]): Part => {
    const part = parts[rest % parts.length] ?? parts[0];
    rest = Math.floor(rest / parts.length) + (rest % 7919) * 131;
    return part;
  };
  return {
    hat: pick(HATS),
    eyes: pick(EYES),
    mark: pick(MARKS),
    head: pick(HEADS),
    skin: pick(SKINS),
    hair: pick(HAIRS),
    top: pick(TOPS),
    tint: pick(TINTS),
  };
}

export const differenceOf = (one: Look, other: Look): number =>
  (Object.keys(one) as (keyof Look)[]).filter((part) => one[part] !== other[part]).length;
