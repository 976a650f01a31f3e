/** The product that editors change in tests, and the fields of its form. */
export const EDITED = {
	id: 3,
	page: '/admin/proizvodi/3/',
	fields: { title: 'Monitor Uređeni', price: '129,90', sale_price: '', quantity: '7', short_description: 'Tih i oštar.', visible: '1' },
} as const;
