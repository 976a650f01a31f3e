/** The product that editors of tests change, and what its form sends. */
export const EDITED = {
	id: 3,
	page: '/admin/proizvodi/3/',
	fields: { title: 'Monitor Uređeni', price: '129,90', sale_price: '', quantity: '7', short_description: 'Tih i oštar.', visible: '1' },
} as const;
