/** Unit symbols that follow a number, and the currencies of the markets. Words such as "days" are not bound. */
const UNIT = '(?:[kMGTmµcn]?(?:g|m[²³]?|Wh?|VA?|Ah?|Hz|bps|[bB]\\/s|[BlLsΩ])|dBA?|lm|lx|cd|K|px|dpi|min|h|%|°C?|€|RSD|KM|kom)';
const BEFORE_UNIT = new RegExp(`(\\d|\\}\\}) (?=${UNIT}(?![\\p{L}\\d]))`, 'gu');
const TIMES = /(\d) × (?=\d)/g;

/** Binds numbers to their units, and measures to each other, with non-breaking spaces: `165 Hz`, `200 × 100 mm`. `}}` of a label's placeholder counts as a number. */
export const bindUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0').replace(TIMES, '$1\u00a0×\u00a0');
