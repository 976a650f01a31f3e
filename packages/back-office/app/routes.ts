import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '../texts/text.ts';
import type { ScreenProps } from './screen-props.ts';

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

export interface Route {
	readonly pattern: string;
	readonly title: TextKey;
	/** The section of the navigation that it belongs to. */
	readonly section: string;
	/** The right that its data needs; undefined for all. */
	readonly scope?: string;
	readonly Screen: Screen;
}

const screen = (load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>): Screen => lazy(load);

/** Screens by address. Each is a file of its own, loaded when it is opened. */
export const ROUTES: readonly Route[] = [
	{ pattern: '/', title: 'today.title', section: '/', Screen: screen(() => import('../screens/today/TodayScreen.tsx')) },
	{ pattern: '/orders', title: 'orders.title', section: '/orders', scope: 'orders:read', Screen: screen(() => import('../screens/orders/OrdersScreen.tsx')) },
	{
		pattern: '/orders/:number',
		title: 'orders.title',
		section: '/orders',
		scope: 'orders:read',
		Screen: screen(() => import('../screens/orders/OrderScreen.tsx')),
	},
	{
		pattern: '/orders/:number/goods',
		title: 'order.add-goods',
		section: '/orders',
		scope: 'orders:write',
		Screen: screen(() => import('../screens/orders/AddGoodsScreen.tsx')),
	},
	{
		pattern: '/withdrawals',
		title: 'withdrawals.title',
		section: '/withdrawals',
		scope: 'orders:read',
		Screen: screen(() => import('../screens/withdrawals/WithdrawalsScreen.tsx')),
	},
	{
		pattern: '/order/new',
		title: 'phone.title',
		section: '/orders',
		scope: 'orders:write',
		Screen: screen(() => import('../screens/phone-order/PhoneOrderScreen.tsx')),
	},
	{
		pattern: '/products',
		title: 'products.title',
		section: '/products',
		scope: 'products:read',
		Screen: screen(() => import('../screens/products/ProductsScreen.tsx')),
	},
	{
		pattern: '/products/:sku',
		title: 'products.title',
		section: '/products',
		scope: 'products:read',
		Screen: screen(() => import('../screens/products/ProductScreen.tsx')),
	},
	{
		pattern: '/product/new',
		title: 'products.new',
		section: '/products',
		scope: 'products:write',
		Screen: screen(() => import('../screens/products/NewProductScreen.tsx')),
	},
	{
		pattern: '/imports',
		title: 'imports.title',
		section: '/products',
		scope: 'products:read',
		Screen: screen(() => import('../screens/imports/ImportsScreen.tsx')),
	},
	{
		pattern: '/imports/:id',
		title: 'imports.title',
		section: '/products',
		scope: 'products:write',
		Screen: screen(() => import('../screens/imports/ImportScreen.tsx')),
	},
	{
		pattern: '/categories',
		title: 'categories.title',
		section: '/categories',
		scope: 'products:read',
		Screen: screen(() => import('../screens/categories/CategoriesScreen.tsx')),
	},
	{
		pattern: '/categories/:code',
		title: 'categories.title',
		section: '/categories',
		scope: 'products:read',
		Screen: screen(() => import('../screens/categories/CategoryScreen.tsx')),
	},
	{
		pattern: '/kpd',
		title: 'kpd.title',
		section: '/categories',
		scope: 'products:read',
		Screen: screen(() => import('../screens/categories/KpdScreen.tsx')),
	},
	{
		pattern: '/customers',
		title: 'customers.title',
		section: '/customers',
		scope: 'customers:read',
		Screen: screen(() => import('../screens/customers/CustomersScreen.tsx')),
	},
	{
		pattern: '/customers/:id',
		title: 'customers.title',
		section: '/customers',
		scope: 'customers:read',
		Screen: screen(() => import('../screens/customers/CustomerScreen.tsx')),
	},
	{
		pattern: '/messages',
		title: 'messages.title',
		section: '/messages',
		scope: 'customers:write',
		Screen: screen(() => import('../screens/messages/MessagesScreen.tsx')),
	},
	{
		pattern: '/messages/:id',
		title: 'messages.title',
		section: '/messages',
		scope: 'customers:write',
		Screen: screen(() => import('../screens/messages/MessageScreen.tsx')),
	},
	{
		pattern: '/reviews',
		title: 'reviews.title',
		section: '/reviews',
		scope: 'customers:write',
		Screen: screen(() => import('../screens/reviews/ReviewsScreen.tsx')),
	},
	{
		pattern: '/campaigns',
		title: 'campaigns.title',
		section: '/campaigns',
		scope: 'prices:write',
		Screen: screen(() => import('../screens/campaigns/CampaignsScreen.tsx')),
	},
	{
		pattern: '/campaigns/:id',
		title: 'campaigns.title',
		section: '/campaigns',
		scope: 'prices:write',
		Screen: screen(() => import('../screens/campaigns/CampaignScreen.tsx')),
	},
	{
		pattern: '/campaign/new',
		title: 'campaigns.new',
		section: '/campaigns',
		scope: 'prices:write',
		Screen: screen(() => import('../screens/campaigns/NewCampaignScreen.tsx')),
	},
	{
		pattern: '/coupons',
		title: 'coupons.title',
		section: '/coupons',
		scope: 'marketing:write',
		Screen: screen(() => import('../screens/coupons/CouponsScreen.tsx')),
	},
	{
		pattern: '/subscribers',
		title: 'subscribers.title',
		section: '/subscribers',
		scope: 'marketing:write',
		Screen: screen(() => import('../screens/subscribers/SubscribersScreen.tsx')),
	},
	{
		pattern: '/reports',
		title: 'reports.title',
		section: '/reports',
		scope: 'reports:read',
		Screen: screen(() => import('../screens/reports/ReportsScreen.tsx')),
	},
	{
		pattern: '/pages',
		title: 'content.pages',
		section: '/pages',
		scope: 'content:write',
		Screen: screen(() => import('../screens/content/ContentsScreen.tsx')),
	},
	{
		pattern: '/pages/:id',
		title: 'content.pages',
		section: '/pages',
		scope: 'content:write',
		Screen: screen(() => import('../screens/content/ContentScreen.tsx')),
	},
	{
		pattern: '/posts',
		title: 'content.posts',
		section: '/posts',
		scope: 'content:write',
		Screen: screen(() => import('../screens/content/ContentsScreen.tsx')),
	},
	{
		pattern: '/posts/:id',
		title: 'content.posts',
		section: '/posts',
		scope: 'content:write',
		Screen: screen(() => import('../screens/content/ContentScreen.tsx')),
	},
	{
		pattern: '/stores',
		title: 'stores.title',
		section: '/stores',
		scope: 'content:write',
		Screen: screen(() => import('../screens/stores/StoresScreen.tsx')),
	},
	{
		pattern: '/stores/:code',
		title: 'stores.title',
		section: '/stores',
		scope: 'content:write',
		Screen: screen(() => import('../screens/stores/StoreScreen.tsx')),
	},
	{
		pattern: '/feeds',
		title: 'feeds.title',
		section: '/feeds',
		scope: 'products:read',
		Screen: screen(() => import('../screens/feeds/FeedsScreen.tsx')),
	},
	{
		pattern: '/redirects',
		title: 'redirects.title',
		section: '/redirects',
		scope: 'products:read',
		Screen: screen(() => import('../screens/redirects/RedirectsScreen.tsx')),
	},
	{
		pattern: '/search-words',
		title: 'words.title',
		section: '/search-words',
		scope: 'content:write',
		Screen: screen(() => import('../screens/search-words/SearchWordsScreen.tsx')),
	},
	{
		pattern: '/shipping',
		title: 'shipping.title',
		section: '/shipping',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/shipping/ShippingScreen.tsx')),
	},
	{
		pattern: '/shipping/zones/:id',
		title: 'shipping.title',
		section: '/shipping',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/shipping/ZoneScreen.tsx')),
	},
	{
		pattern: '/shipping/methods/:id',
		title: 'shipping.title',
		section: '/shipping',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/shipping/MethodScreen.tsx')),
	},
	{
		pattern: '/checklist',
		title: 'checklist.title',
		section: '/checklist',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/checklist/ChecklistScreen.tsx')),
	},
	{ pattern: '/tax', title: 'tax.title', section: '/tax', scope: 'settings:write', Screen: screen(() => import('../screens/tax/TaxScreen.tsx')) },
	{
		pattern: '/payment-methods',
		title: 'payments.title',
		section: '/payment-methods',
		scope: 'payments:write',
		Screen: screen(() => import('../screens/payment-methods/PaymentMethodsScreen.tsx')),
	},
	{ pattern: '/jobs', title: 'jobs.title', section: '/jobs', scope: 'jobs:write', Screen: screen(() => import('../screens/jobs/JobsScreen.tsx')) },
	{ pattern: '/staff', title: 'staff.title', section: '/staff', scope: 'staff:write', Screen: screen(() => import('../screens/staff/StaffScreen.tsx')) },
	{
		pattern: '/lockers',
		title: 'lockers.title',
		section: '/lockers',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/lockers/LockersScreen.tsx')),
	},
	{ pattern: '/audit', title: 'audit.title', section: '/audit', scope: 'staff:write', Screen: screen(() => import('../screens/audit/AuditScreen.tsx')) },
	{ pattern: '/account', title: 'account.title', section: '/account', Screen: screen(() => import('../screens/account/AccountScreen.tsx')) },
	{
		pattern: '/settings',
		title: 'settings.title',
		section: '/settings',
		scope: 'settings:write',
		Screen: screen(() => import('../screens/settings/SettingsScreen.tsx')),
	},
];
