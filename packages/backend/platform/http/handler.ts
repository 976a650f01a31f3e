import type { EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { Static } from 'typebox';
import type { Database } from '../database/tables.ts';
import type { Providers } from '../identity/providers.ts';
import type { Currency } from '../market/currency.ts';
import type { Market } from '../market/market.ts';
import type { BackendConfig } from '../settings/config.ts';
import type { CallConfig, LiveSettings } from '../shop/live-settings.ts';
import type { Session } from '../visitor/session.ts';
import type { JsonText } from './json-text.ts';
import type { TextLang } from './language.ts';
import type { Refusal } from './refusal.ts';

export type RequestOf<K extends EndpointName> = Static<(typeof endpoints)[K]['request']>;
type AnswerOf<K extends EndpointName> = Static<(typeof endpoints)[K]['response']>;

/** The running shop. */
export interface Shop {
	db: Database;
	config: BackendConfig;
	/** Settings of the process and of the shop. */
	settings: LiveSettings;
	providers: Providers;
}

/** Data that every handler gets in addition to its request. */
export interface Call extends Omit<Shop, 'config' | 'settings'> {
	config: CallConfig;
	/** Market of the response. Handlers respond in Croatian; the response is localized afterwards (docs/decisions/0013). */
	lang: Market;
	session: Session;
	/** Currency of this market's prices and charges. */
	currency: Currency;
	/** Language of mails and stored texts: one of those that the shop writes. */
	textLang: TextLang;
	/** The visitor's address from the storefront (for IPv6 its network); null if the storefront did not send it. */
	client: string | null;
	signToken(sessionId: string): string;
}

export type Handler<K extends EndpointName> = (request: RequestOf<K>, call: Call) => Promise<AnswerOf<K> | Refusal | JsonText>;

/** Handlers of one area, to be spread into the table of all. */
export type Handlers<K extends EndpointName> = { [Name in K]: Handler<Name> };
