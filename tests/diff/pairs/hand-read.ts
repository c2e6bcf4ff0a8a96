/** Breaking and risky changes of a pair that somebody read in both descriptions, by fingerprint. */
interface Reading {
  pair: string;
  why: string;
  right: string[];
  falseAlarms?: string[];
}

export const HAND_READ: readonly Reading[] = [
  {
    pair: 'figma',
    why: 'Values of variables may be composed colors now, which old readers do not know.',
    right: ['532edd1f9bc0', '8a9475e7b34f', '6dfe25fc8a54'],
  },
  {
    pair: 'figma, 13 releases',
    why: 'All fields of the response are in `file` now.',
    right: [
      ...['eeb46e63f723', 'a5868e30ce48', 'a889a243e727', '1f1376a9e4ee', '028b950bcba7', 'ba92af3e17d5'],
      ...['49c6f68ac273', '1f9235044ed1', '556674eb916b', '93ccf6593af4'],
    ],
  },
  {
    pair: 'figma, 13 releases',
    why: '`editorType` is `file.editorType`, with another list of values: removed and added.',
    right: ['ff54eb2924aa'],
  },
  {
    pair: 'figma, 13 releases',
    why: 'A webhook needs a context instead of a team.',
    right: ['e4ee21047d71', '7e5814de3b05'],
  },
  {
    pair: 'figma, 13 releases',
    why: 'Values of variables may be composed colors now.',
    right: ['8a9475e7b34f'],
  },
  {
    pair: 'figma, 13 releases',
    why: 'Each list of values has one more.',
    right: ['5742c0f73e04', '8cd65482f279', 'e493fcef97e8', 'ab05033831f1', '6dfe25fc8a54'],
  },
  {
    pair: 'figma',
    why: 'A color that has the fields of a composed one, too, would fit two alternatives; both objects are open.',
    right: ['4be502e51902'],
  },
  {
    pair: 'figma, 13 releases',
    why: 'A color that has the fields of a composed one, too, would fit two alternatives; both objects are open.',
    right: ['4be502e51902'],
  },
  { pair: 'blockfrost', why: 'It has neither.', right: [] },
  {
    pair: 'blockfrost, 7 releases',
    why: 'A list that was whole comes in pages of 100 now.',
    right: [
      ...['5ff7a7032591', 'ba266daa3d3e', '4deff28aff36', '1d147074ea8d'],
      // The order was not stated; the default may be what it was.
      ...['47bb0bbba100', 'b5d75f82c837'],
    ],
  },
  {
    pair: 'blockfrost, 7 releases',
    why: 'A redeemer may have two purposes more, in three lists.',
    right: [
      ...['938a36199d95', 'fab6b738f085', '806b86fe317e', '094d70745ea7', '6754f5294ac9', '1aa6d933f7b4'],
    ],
  },
  { pair: 'directus', why: 'It has neither.', right: [] },
  {
    pair: 'ideal postcodes',
    why: 'Unions of addresses have other members more, and a field may be null.',
    right: [
      ...['4c475b1c7a00', 'b82bb8d4b360', 'f1b5b8869046', 'd8dd473d436f', '6ec53e2786c5', 'dd7744e21c40'],
      ...['2f32a61035b8'],
    ],
  },
  {
    pair: 'ideal postcodes',
    why: 'Lists of countries and data sets have values more.',
    right: ['8db404206a7c', '9c91ced8d7fb', '3226f1c36835'],
  },
  { pair: 'galaxy', why: 'It has neither.', right: [] },
  {
    pair: 'galaxy, older',
    why: 'Users have no credentials, planets are closed and may lack an image, and the event has no XML.',
    right: ['60be7a6c76c4', '4b6b5a11e777', '375eb3b1834b', 'b619351399bf', '675a17e56dda'],
  },
  {
    pair: 'galaxy, older',
    why: 'Errors are documented that may have come before.',
    right: [
      ...['f0032f9a0554', 'afdc4ec77c77', '6e2e6ee4ce8a', '6ed06b42db0a', '704413020199', '4608c2637e80'],
      ...['26ab8ee67ec9', '52479c222472'],
    ],
  },
  {
    pair: 'github server',
    why: 'A part of an `allOf` withdraws null, and a list has a least and a largest length.',
    right: ['50d17c36ebe8', '6a910ee69a88', 'cbbf8e9c3799'],
  },
];
