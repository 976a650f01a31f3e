import type { TextKey } from '../texts/text.ts';

export interface Section {
	readonly href: string;
	readonly title: TextKey;
	readonly scope?: string;
}

export interface SectionGroup {
	/** Names the text of its title. */
	readonly name: string;
	readonly sections: readonly Section[];
}

/** The main navigation: first what is done every day, last what is set up once. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
	{
		name: 'work',
		sections: [
			{ href: '#/', title: 'today.title' },
			{ href: '#/orders', title: 'orders.title', scope: 'orders:read' },
			{ href: '#/withdrawals', title: 'withdrawals.title', scope: 'orders:read' },
			{ href: '#/customers', title: 'customers.title', scope: 'customers:read' },
			{ href: '#/messages', title: 'messages.title', scope: 'customers:write' },
			{ href: '#/reviews', title: 'reviews.title', scope: 'customers:write' },
			{ href: '#/reports', title: 'reports.title', scope: 'reports:read' },
		],
	},
	{
		name: 'catalog',
		sections: [
			{ href: '#/products', title: 'products.title', scope: 'products:read' },
			{ href: '#/categories', title: 'categories.title', scope: 'products:read' },
			{ href: '#/search-words', title: 'words.title', scope: 'content:write' },
			{ href: '#/feeds', title: 'feeds.title', scope: 'products:read' },
		],
	},
	{
		name: 'marketing',
		sections: [
			{ href: '#/campaigns', title: 'campaigns.title', scope: 'prices:write' },
			{ href: '#/coupons', title: 'coupons.title', scope: 'marketing:write' },
			{ href: '#/subscribers', title: 'subscribers.title', scope: 'marketing:write' },
		],
	},
	{
		name: 'content',
		sections: [
			{ href: '#/pages', title: 'content.pages', scope: 'content:write' },
			{ href: '#/posts', title: 'content.posts', scope: 'content:write' },
			{ href: '#/menus', title: 'menus.title', scope: 'content:write' },
			{ href: '#/stores', title: 'stores.title', scope: 'content:write' },
			{ href: '#/redirects', title: 'redirects.title', scope: 'products:read' },
			{ href: '#/shop-labels', title: 'shop-labels.title', scope: 'content:write' },
			{ href: '#/translations', title: 'translations.title', scope: 'content:write' },
		],
	},
	{
		name: 'setup',
		sections: [
			{ href: '#/checklist', title: 'checklist.title', scope: 'settings:write' },
			{ href: '#/settings', title: 'settings.title', scope: 'settings:write' },
			{ href: '#/look', title: 'look.title', scope: 'settings:write' },
			{ href: '#/payment-methods', title: 'payments.title', scope: 'payments:write' },
			{ href: '#/shipping', title: 'shipping.title', scope: 'settings:write' },
			{ href: '#/lockers', title: 'lockers.title', scope: 'settings:write' },
			{ href: '#/tax', title: 'tax.title', scope: 'settings:write' },
			{ href: '#/mails', title: 'mails.title', scope: 'settings:write' },
		],
	},
	{
		name: 'system',
		sections: [
			{ href: '#/staff', title: 'staff.title', scope: 'staff:write' },
			{ href: '#/audit', title: 'audit.title', scope: 'staff:write' },
			{ href: '#/jobs', title: 'jobs.title', scope: 'jobs:write' },
			{ href: '#/webhook-log', title: 'webhook.title', scope: 'jobs:write' },
		],
	},
];
