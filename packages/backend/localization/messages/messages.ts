import type { Market } from '../../platform/market/market.ts';

/** Translations of the backend's own texts by key, field and market. Markets without an entry get the handler's text. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<Market, string>>>>>>>;
