import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '../texts/text.ts';
import type { ScreenProps } from './screen-props.ts';

type Screen = ComponentType<ScreenProps>;

export interface Route {
	readonly pattern: string;
	readonly title: TextKey;
	/** The section of the navigation that it belongs to. */
	readonly section: string;
	/** The right that its data needs; null for all. */
	readonly scope: string | null;
	readonly Screen: LazyExoticComponent<Screen>;
}

/** A screen of the section that its address begins with, or of another one. */
const route = (
	pattern: string,
	title: TextKey,
	scope: string | null,
	load: () => Promise<{ readonly default: Screen }>,
	section: string = pattern.slice(0, `${pattern}/`.indexOf('/', 1)),
): Route => ({ pattern, title, section, scope, Screen: lazy(load) });

/** Screens by address. Each is a file of its own, loaded when it is opened. */
export const ROUTES: readonly Route[] = [
	route('/', 'today.title', null, () => import('../screens/today/TodayScreen.tsx')),
	route('/orders', 'orders.title', 'orders:read', () => import('../screens/orders/OrdersScreen.tsx')),
	route('/orders/:number', 'orders.title', 'orders:read', () => import('../screens/orders/OrderScreen.tsx')),
	route('/orders/:number/goods', 'order.add-goods', 'orders:write', () => import('../screens/orders/AddGoodsScreen.tsx')),
	route('/withdrawals', 'withdrawals.title', 'orders:read', () => import('../screens/withdrawals/WithdrawalsScreen.tsx')),
	route('/order/new', 'phone.title', 'orders:write', () => import('../screens/phone-order/PhoneOrderScreen.tsx'), '/orders'),
	route('/products', 'products.title', 'products:read', () => import('../screens/products/ProductsScreen.tsx')),
	route('/products/:sku', 'products.title', 'products:read', () => import('../screens/products/ProductScreen.tsx')),
	route('/product/new', 'products.new', 'products:write', () => import('../screens/products/NewProductScreen.tsx'), '/products'),
	route('/imports', 'imports.title', 'products:read', () => import('../screens/imports/ImportsScreen.tsx'), '/products'),
	route('/imports/:id', 'imports.title', 'products:write', () => import('../screens/imports/ImportScreen.tsx'), '/products'),
	route('/categories', 'categories.title', 'products:read', () => import('../screens/categories/CategoriesScreen.tsx')),
	route('/categories/:code', 'categories.title', 'products:read', () => import('../screens/categories/CategoryScreen.tsx')),
	route('/kpd', 'kpd.title', 'products:read', () => import('../screens/categories/KpdScreen.tsx'), '/categories'),
	route('/customers', 'customers.title', 'customers:read', () => import('../screens/customers/CustomersScreen.tsx')),
	route('/customers/:id', 'customers.title', 'customers:read', () => import('../screens/customers/CustomerScreen.tsx')),
	route('/messages', 'messages.title', 'customers:write', () => import('../screens/messages/MessagesScreen.tsx')),
	route('/messages/:id', 'messages.title', 'customers:write', () => import('../screens/messages/MessageScreen.tsx')),
	route('/reviews', 'reviews.title', 'customers:write', () => import('../screens/reviews/ReviewsScreen.tsx')),
	route('/campaigns', 'campaigns.title', 'prices:write', () => import('../screens/campaigns/CampaignsScreen.tsx')),
	route('/campaigns/:id', 'campaigns.title', 'prices:write', () => import('../screens/campaigns/CampaignScreen.tsx')),
	route('/campaign/new', 'campaigns.new', 'prices:write', () => import('../screens/campaigns/NewCampaignScreen.tsx'), '/campaigns'),
	route('/coupons', 'coupons.title', 'marketing:write', () => import('../screens/coupons/CouponsScreen.tsx')),
	route('/subscribers', 'subscribers.title', 'marketing:write', () => import('../screens/subscribers/SubscribersScreen.tsx')),
	route('/reports', 'reports.title', 'reports:read', () => import('../screens/reports/ReportsScreen.tsx')),
	route('/pages', 'content.pages', 'content:write', () => import('../screens/content/ContentsScreen.tsx')),
	route('/pages/:id', 'content.pages', 'content:write', () => import('../screens/content/ContentScreen.tsx')),
	route('/posts', 'content.posts', 'content:write', () => import('../screens/content/ContentsScreen.tsx')),
	route('/posts/:id', 'content.posts', 'content:write', () => import('../screens/content/ContentScreen.tsx')),
	route('/pages/:id/blocks', 'blocks.edit', 'content:write', () => import('../screens/blocks/BlocksScreen.tsx')),
	route('/landings/:id/blocks', 'blocks.edit', 'content:write', () => import('../screens/blocks/BlocksScreen.tsx'), '/pages'),
	route('/menus', 'menus.title', 'content:write', () => import('../screens/menus/MenusScreen.tsx')),
	route('/menus/:code', 'menus.title', 'content:write', () => import('../screens/menus/MenuScreen.tsx')),
	route('/stores', 'stores.title', 'content:write', () => import('../screens/stores/StoresScreen.tsx')),
	route('/stores/:code', 'stores.title', 'content:write', () => import('../screens/stores/StoreScreen.tsx')),
	route('/feeds', 'feeds.title', 'products:read', () => import('../screens/feeds/FeedsScreen.tsx')),
	route('/redirects', 'redirects.title', 'products:read', () => import('../screens/redirects/RedirectsScreen.tsx')),
	route('/shop-labels', 'shop-labels.title', 'content:write', () => import('../screens/shop-labels/ShopLabelsScreen.tsx')),
	route('/translations', 'translations.title', 'content:write', () => import('../screens/translations/TranslationsScreen.tsx')),
	route('/webhook-log', 'webhook.title', 'jobs:write', () => import('../screens/webhook-log/WebhookLogScreen.tsx')),
	route('/search-words', 'words.title', 'content:write', () => import('../screens/search-words/SearchWordsScreen.tsx')),
	route('/mails', 'mails.title', 'settings:write', () => import('../screens/mails/MailsScreen.tsx')),
	route('/mails/:template', 'mails.title', 'settings:write', () => import('../screens/mails/MailScreen.tsx')),
	route('/shipping', 'shipping.title', 'settings:write', () => import('../screens/shipping/ShippingScreen.tsx')),
	route('/shipping/zones/:id', 'shipping.title', 'settings:write', () => import('../screens/shipping/ZoneScreen.tsx')),
	route('/shipping/methods/:id', 'shipping.title', 'settings:write', () => import('../screens/shipping/MethodScreen.tsx')),
	route('/checklist', 'checklist.title', 'settings:write', () => import('../screens/checklist/ChecklistScreen.tsx')),
	route('/tax', 'tax.title', 'settings:write', () => import('../screens/tax/TaxScreen.tsx')),
	route('/payment-methods', 'payments.title', 'payments:write', () => import('../screens/payment-methods/PaymentMethodsScreen.tsx')),
	route('/jobs', 'jobs.title', 'jobs:write', () => import('../screens/jobs/JobsScreen.tsx')),
	route('/staff', 'staff.title', 'staff:write', () => import('../screens/staff/StaffScreen.tsx')),
	route('/lockers', 'lockers.title', 'settings:write', () => import('../screens/lockers/LockersScreen.tsx')),
	route('/audit', 'audit.title', 'staff:write', () => import('../screens/audit/AuditScreen.tsx')),
	route('/account', 'account.title', null, () => import('../screens/account/AccountScreen.tsx')),
	route('/look', 'look.title', 'settings:write', () => import('../screens/look/LookScreen.tsx')),
	route('/settings', 'settings.title', 'settings:write', () => import('../screens/settings/SettingsScreen.tsx')),
];
