import type { Setting } from '../settings/setting.ts';
import type { BadgeDefinition } from './define-badge.ts';
import type { CarrierDefinition } from './define-carrier.ts';
import type { ComponentsDefinition } from './define-components.ts';
import type { JobDefinition } from './define-job.ts';
import type { LabelService } from './define-label-service.ts';
import type { MailDefinition } from './define-mail.ts';
import type { PaymentProvider } from './define-payment-provider.ts';
import type { PriceRuleDefinition } from './define-price-rule.ts';
import type { ProductField } from './define-product-field.ts';
import type { ReactionsDefinition } from './define-reactions.ts';
import type { ScreenDefinition } from './define-screen.ts';
import type { ShippingRuleDefinition } from './define-shipping-rule.ts';

/**
 * What a merchant's shop is, declared in `shop/shop.config.ts` (docs/your-shop.md). Every entry is optional: without it the shop has what ships. Each kind of
 * entry has a file of its own beside this one, and what ships is declared by the same functions.
 */
export interface ShopDefinition {
	/** Codes of the languages that the shop speaks, Croatian first: `['hr', 'en']`. Without them LANGUAGES says so. */
	readonly languages?: readonly string[];
	/** Payment providers besides those that ship, each a `definePaymentProvider`. The backend alone uses them. */
	readonly payments?: readonly PaymentProvider[];
	/** Pages of the merchant's own. */
	readonly screens?: readonly ScreenDefinition[];
	/** Settings of the merchant's own code: checked at the start, and listed by `npm run doctor`. The code reads them with `readSetting`. */
	readonly settings?: readonly Setting<unknown>[];
	/** Reactions to events, such as an order that is placed. */
	readonly on?: ReactionsDefinition;
	/** Texts and frame of mails. */
	readonly mail?: MailDefinition;
	/** Background work of the merchant's own, such as a synchronization with another system. */
	readonly jobs?: readonly JobDefinition[];
	/** Price of shipping, from that of the merchant's tables. */
	readonly shippingRule?: ShippingRuleDefinition;
	/** What a signed-in customer pays, from the price by the back office. */
	readonly priceRule?: PriceRuleDefinition;
	/** Components that replace ours. */
	readonly components?: ComponentsDefinition;
	/** Badges of products beside those that ship. */
	readonly badges?: readonly BadgeDefinition[];
	/** Carriers of parcels beside those that ship, or instead of one with the same code. */
	readonly carriers?: readonly CarrierDefinition[];
	/** Carriers' services of labels beside those that ship, each a `defineLabelService`. */
	readonly labels?: readonly LabelService[];
	/** Fields of products beside those that ship. */
	readonly fields?: readonly ProductField[];
}

/** Declares a shop; the editor completes its entries, and the compiler checks them. */
export function defineShop<const Definition extends ShopDefinition>(shop: Definition): Definition {
	return shop;
}

/** The shop without a `shop/` folder: what ships. */
export const STANDARD_SHOP: ShopDefinition = defineShop({});

/** All settings that the shop folder declares. */
export const settingsOf = ({ settings = [], payments = [], labels = [] }: ShopDefinition): readonly Setting<unknown>[] => [
	...settings,
	...[...payments, ...labels].flatMap((service) => service.settings),
];
