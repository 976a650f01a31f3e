import Type from 'typebox';
import { MARKETS, type Market } from '../../platform/market/market.ts';
import type { OwnTexts } from '../../platform/market/own-text.ts';
import { Text } from './text.ts';

/** Texts of the merchant's own by market; those of markets that are left out come from elsewhere. */
export const MarketTexts = (maxLength: number, markets: readonly Market[] = MARKETS) =>
	Type.Unsafe<OwnTexts>(Type.Partial(Type.Record(Type.Enum([...markets]), Text(maxLength)), { additionalProperties: false }));
