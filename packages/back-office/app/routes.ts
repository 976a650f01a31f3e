import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '../texts/text.ts';
import type { ScreenProps } from './screen-props.ts';

type Load = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

interface Screen {
	readonly pattern: string;
	readonly load: Load;
	/** That of its section if left out. */
	readonly title?: TextKey;
	/** The right that its data needs, null for all; that of its section if left out. */
	readonly scope?: string | null;
}

/** A screen that the navigation links to, and those that are reached from it. */
export interface Section {
	readonly pattern: string;
	readonly title: TextKey;
	/** The right that its data needs; null for all. */
	readonly scope: string | null;
	readonly load: Load;
	readonly screens: readonly Screen[];
}

export interface SectionGroup {
	/** Names the text of its title. */
	readonly name: string;
	readonly sections: readonly Section[];
}

export interface Route {
	readonly pattern: string;
	readonly title: TextKey;
	/** Address of its section. */
	readonly section: string;
	readonly scope: string | null;
	readonly Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
}

const section = (pattern: string, title: TextKey, scope: string | null, load: Load, screens: readonly Screen[] = []): Section => ({
	...{ pattern, title, scope, load, screens },
});

const screen = (pattern: string, load: Load, own: Pick<Screen, 'title' | 'scope'> = {}): Screen => ({ pattern, load, ...own });

const group = (name: string, sections: readonly Section[]): SectionGroup => ({ name, sections });

const ACCOUNT = section('/account', 'account.title', null, () => import('../screens/account/AccountScreen.tsx'));

/** The main navigation and every screen behind it: first what is done every day, last what is set up once. Each screen is loaded when it is opened. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
	group('work', [
		section('/', 'today.title', null, () => import('../screens/today/TodayScreen.tsx')),
		section('/orders', 'orders.title', 'orders:read', () => import('../screens/orders/OrdersScreen.tsx'), [
			screen('/orders/:number', () => import('../screens/orders/OrderScreen.tsx')),
			screen('/orders/:number/goods', () => import('../screens/orders/AddGoodsScreen.tsx'), { title: 'order.add-goods', scope: 'orders:write' }),
			screen('/order/new', () => import('../screens/phone-order/PhoneOrderScreen.tsx'), { title: 'phone.title', scope: 'orders:write' }),
		]),
		section('/withdrawals', 'withdrawals.title', 'orders:read', () => import('../screens/withdrawals/WithdrawalsScreen.tsx')),
		section('/customers', 'customers.title', 'customers:read', () => import('../screens/customers/CustomersScreen.tsx'), [
			screen('/customers/:id', () => import('../screens/customers/CustomerScreen.tsx')),
			screen('/personal-data', () => import('../screens/customers/PersonalDataScreen.tsx'), { title: 'personal.title', scope: 'customers:write' }),
			screen('/customer-groups', () => import('../screens/customer-groups/GroupsScreen.tsx'), { title: 'groups.title' }),
			screen('/customer-groups/:id', () => import('../screens/customer-groups/GroupScreen.tsx'), { title: 'groups.title' }),
			screen('/customer-group/new', () => import('../screens/customer-groups/NewGroupScreen.tsx'), { title: 'groups.new', scope: 'prices:write' }),
		]),
		section('/messages', 'messages.title', 'customers:write', () => import('../screens/messages/MessagesScreen.tsx'), [
			screen('/messages/:id', () => import('../screens/messages/MessageScreen.tsx')),
		]),
		section('/reviews', 'reviews.title', 'customers:write', () => import('../screens/reviews/ReviewsScreen.tsx')),
		section('/vouchers', 'vouchers.title', 'orders:read', () => import('../screens/vouchers/VouchersScreen.tsx'), [
			screen('/vouchers/:id', () => import('../screens/vouchers/VoucherScreen.tsx')),
		]),
		section('/reports', 'reports.title', 'reports:read', () => import('../screens/reports/ReportsScreen.tsx')),
	]),
	group('catalog', [
		section('/products', 'products.title', 'products:read', () => import('../screens/products/ProductsScreen.tsx'), [
			screen('/products/:sku', () => import('../screens/products/ProductScreen.tsx')),
			screen('/product/new', () => import('../screens/products/NewProductScreen.tsx'), { title: 'products.new', scope: 'products:write' }),
			screen('/pictures', () => import('../screens/pictures/PicturesScreen.tsx'), { title: 'pictures.title' }),
			screen('/imports', () => import('../screens/imports/ImportsScreen.tsx'), { title: 'imports.title' }),
			screen('/imports/:id', () => import('../screens/imports/ImportScreen.tsx'), { title: 'imports.title', scope: 'products:write' }),
		]),
		section('/categories', 'categories.title', 'products:read', () => import('../screens/categories/CategoriesScreen.tsx'), [
			screen('/categories/:code', () => import('../screens/categories/CategoryScreen.tsx')),
			screen('/kpd', () => import('../screens/categories/KpdScreen.tsx'), { title: 'kpd.title' }),
		]),
		section('/search-words', 'words.title', 'content:write', () => import('../screens/search-words/SearchWordsScreen.tsx')),
		section('/feeds', 'feeds.title', 'products:read', () => import('../screens/feeds/FeedsScreen.tsx')),
	]),
	group('marketing', [
		section('/campaigns', 'campaigns.title', 'prices:write', () => import('../screens/campaigns/CampaignsScreen.tsx'), [
			screen('/campaigns/:id', () => import('../screens/campaigns/CampaignScreen.tsx')),
			screen('/campaign/new', () => import('../screens/campaigns/NewCampaignScreen.tsx'), { title: 'campaigns.new' }),
		]),
		section('/calendars', 'calendars.title', 'marketing:write', () => import('../screens/calendars/CalendarsScreen.tsx'), [
			screen('/calendars/:id', () => import('../screens/calendars/CalendarScreen.tsx')),
		]),
		section('/flyers', 'flyers.title', 'marketing:write', () => import('../screens/flyers/FlyersScreen.tsx'), [
			screen('/flyers/:id', () => import('../screens/flyers/FlyerScreen.tsx')),
		]),
		section('/sweepstakes', 'sweepstakes.title', 'marketing:write', () => import('../screens/sweepstakes/SweepstakesScreen.tsx'), [
			screen('/sweepstakes/:id', () => import('../screens/sweepstakes/SweepstakeScreen.tsx')),
		]),
		section('/coupons', 'coupons.title', 'marketing:write', () => import('../screens/coupons/CouponsScreen.tsx')),
		section('/subscribers', 'subscribers.title', 'marketing:write', () => import('../screens/subscribers/SubscribersScreen.tsx'), [
			screen('/newsletter-topics', () => import('../screens/newsletter-topics/TopicsScreen.tsx'), { title: 'topics.title' }),
		]),
	]),
	group('content', [
		section('/pages', 'content.pages', 'content:write', () => import('../screens/content/ContentsScreen.tsx'), [
			screen('/pages/:id', () => import('../screens/content/ContentScreen.tsx')),
			screen('/pages/:id/blocks', () => import('../screens/blocks/BlocksScreen.tsx'), { title: 'blocks.edit' }),
			screen('/landings/:id/blocks', () => import('../screens/blocks/BlocksScreen.tsx'), { title: 'blocks.edit' }),
		]),
		section('/posts', 'content.posts', 'content:write', () => import('../screens/content/ContentsScreen.tsx'), [
			screen('/posts/:id', () => import('../screens/content/ContentScreen.tsx')),
		]),
		section('/menus', 'menus.title', 'content:write', () => import('../screens/menus/MenusScreen.tsx'), [
			screen('/menus/:code', () => import('../screens/menus/MenuScreen.tsx')),
		]),
		section('/stores', 'stores.title', 'content:write', () => import('../screens/stores/StoresScreen.tsx'), [
			screen('/stores/:code', () => import('../screens/stores/StoreScreen.tsx')),
		]),
		section('/redirects', 'redirects.title', 'products:read', () => import('../screens/redirects/RedirectsScreen.tsx')),
		section('/shop-labels', 'shop-labels.title', 'content:write', () => import('../screens/shop-labels/ShopLabelsScreen.tsx')),
		section('/translations', 'translations.title', 'content:write', () => import('../screens/translations/TranslationsScreen.tsx')),
	]),
	group('setup', [
		section('/checklist', 'checklist.title', 'settings:write', () => import('../screens/checklist/ChecklistScreen.tsx')),
		section('/settings', 'settings.title', 'settings:write', () => import('../screens/settings/SettingsScreen.tsx')),
		section('/look', 'look.title', 'settings:write', () => import('../screens/look/LookScreen.tsx')),
		section('/payment-methods', 'payments.title', 'payments:write', () => import('../screens/payment-methods/PaymentMethodsScreen.tsx'), [
			screen('/payment-methods/:code', () => import('../screens/payment-methods/PaymentMethodScreen.tsx')),
		]),
		section('/shipping', 'shipping.title', 'settings:write', () => import('../screens/shipping/ShippingScreen.tsx'), [
			screen('/shipping/zones/:id', () => import('../screens/shipping/ZoneScreen.tsx')),
			screen('/shipping/methods/:id', () => import('../screens/shipping/MethodScreen.tsx')),
		]),
		section('/lockers', 'lockers.title', 'settings:write', () => import('../screens/lockers/LockersScreen.tsx')),
		section('/tax', 'tax.title', 'settings:write', () => import('../screens/tax/TaxScreen.tsx')),
		section('/mails', 'mails.title', 'settings:write', () => import('../screens/mails/MailsScreen.tsx'), [
			screen('/mails/:template', () => import('../screens/mails/MailScreen.tsx')),
		]),
	]),
	group('system', [
		section('/staff', 'staff.title', 'staff:write', () => import('../screens/staff/StaffScreen.tsx')),
		section('/audit', 'audit.title', 'staff:write', () => import('../screens/audit/AuditScreen.tsx')),
		section('/jobs', 'jobs.title', 'jobs:write', () => import('../screens/jobs/JobsScreen.tsx')),
		section('/webhook-log', 'webhook.title', 'jobs:write', () => import('../screens/webhook-log/WebhookLogScreen.tsx')),
	]),
];

const toRoutes = ({ pattern, title, scope, load, screens }: Section): Route[] =>
	[{ pattern, load }, ...screens].map((own) => ({ title, scope, ...own, section: pattern, Screen: lazy(own.load) }));

/** Screens by address. */
export const ROUTES: readonly Route[] = [...SECTION_GROUPS.flatMap(({ sections }) => sections), ACCOUNT].flatMap(toRoutes);
