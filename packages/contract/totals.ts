import Type from 'typebox';
import { Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

export const CartTotal = Type.Object(
	{
		total_items_total: field(Price, 'Sum of the lines that can be bought, before coupons.'),
		total_extra_shipping: field(Price, 'Sum of the costs of delivery.'),
		total_tax: field(Price, 'The part of `total` that the tax makes up: prices contain it.'),
		total_basic: field(Price, '`total` without the tax.'),
		taxes: field(
			Type.Optional(
				Type.Array(
					Type.Object({
						percent: field(Type.Number(), 'Rate of the tax in percent, such as 25 or 9.5.'),
						basic: field(Price, 'Amount charged at this rate, without the tax.'),
						tax: field(Price, 'The tax at this rate; the rates sum to `total_tax`.'),
						total: field(Price, 'Amount charged at this rate, tax included; the rates sum to `total`.'),
					}),
				),
			),
			'The tax by rate, the highest first, with coupons deducted and delivery and payment spread over the rates. The shop shows it if there are several. Backends may omit it.',
		),
		total: field(Price, 'Lines, less coupons, plus delivery and the payment surcharge: the amount to pay without gift vouchers.'),
		vouchers: field(
			Type.Optional(
				Type.Array(
					Type.Object({
						code: field(verbatim(Type.String()), 'Last characters of the voucher’s code, by which it is shown, and removed like a coupon.'),
						amount: field(Price, 'What it pays of `total`, as a positive number.'),
					}),
				),
			),
			'Gift vouchers that pay a part of `total`, or all of it; left out without any (extension, 0179).',
		),
		to_pay: field(Type.Optional(Price), 'What is left of `total` to be paid in another way; left out without gift vouchers (extension, 0179).'),
		extraitems: field(
			Type.Array(
				Type.Object({
					type: field(Type.Literal('coupon'), 'Kind of the reduction: a coupon.'),
					code: field(Type.String(), 'Code of the coupon, by which it is removed.'),
					title: field(Type.Optional(Nullable(Type.String())), 'Title of the coupon, such as its promotion; null shows only its code.'),
					amount: field(Price, 'Discount of the coupon, as a positive number.'),
				}),
			),
			'Coupons that take something off, in the order in which they count.',
		),
		extra_items: field(
			Type.Array(
				Type.Object({
					type: field(Type.Union([Type.Literal('shipping'), Type.Literal('payment')]), 'Kind of the cost: of delivery, or the charge of a payment method.'),
					title: field(localized(Type.String()), 'Title of the charge, such as the shipping method.'),
					amount: field(Price, 'Amount of the charge; 0 for free delivery.'),
				}),
			),
			'Costs in addition to the goods. Without one of type `shipping` the cart shows that no shipping method is chosen yet.',
		),
	},
	{ description: 'The sums of a cart or an order, in major units of its currency.' },
);
