import { enConfirmation } from './confirmation/en.ts';
import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
	locale: 'en-GB',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Croatia. Phone ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Confirm your registration',
			paragraphs: ['Welcome to {shop}. One more step: confirm that this address is yours, and you can sign in.'],
			button: 'Confirm registration',
			smallPrint: 'The link is valid for 48 hours. If you did not register, ignore this email and no account will be created.',
		},
		known: {
			subject: 'You already have a {shop} account',
			paragraphs: ['Someone has just tried to create an account with this address, which already has one. If it was you, sign in or set a new password.'],
			button: 'Set a new password',
			smallPrint: 'If it was not you, you do not need to do anything: your account has not been changed.',
		},
		sign_in: {
			subject: 'Link to sign in',
			paragraphs: [
				'A wrong password has been entered too often for your {shop} account. If you would like to sign in, open the sign-in page with the link below and enter your password.',
			],
			button: 'Sign in',
			smallPrint: 'The link is valid for one hour. If you do not want to sign in, you do not need to do anything: nobody can sign in without your password.',
		},
		password: {
			subject: 'New password',
			paragraphs: ['You asked for a new password for your {shop} account. Use the link below to set it.'],
			button: 'Set a new password',
			smallPrint: 'The link is valid for one hour and works only once. If you did not ask for a new password, ignore this email.',
		},
		password_api: {
			subject: 'Code for a new password',
			paragraphs: ['You asked for a new password for your {shop} account. Enter this code.'],
			smallPrint: 'The code is valid for 15 minutes and works only once. Do not share it with anyone: nobody from the shop will ask for it.',
		},
		password_changed: {
			subject: 'Your password has been changed',
			paragraphs: [
				'The password for your {shop} account has just been changed. If it was you, you do not need to do anything. If not, set a new one straight away.',
			],
			button: 'Set a new password',
		},
		email: {
			subject: 'Confirm your new email address',
			paragraphs: ['You asked to use this email address for your {shop} account.'],
			button: 'Confirm address',
			smallPrint: 'The link is valid for 24 hours. Until you confirm it, your current address stays in use.',
		},
		email_changing: {
			subject: 'Change of email address',
			paragraphs: [
				'A change of email address has been requested for your {shop} account. If it was you, confirm the change using the email sent to the new address. If not, set a new password straight away.',
			],
			button: 'Set a new password',
		},
		closed: {
			subject: 'Your account is closed',
			paragraphs: [
				'Your {shop} account is closed and the data in it has been deleted. We keep orders for as long as the law requires.',
				'Thank you for your trust.',
			],
		},
	},
	newsletter: {
		subject: 'Confirm your subscription',
		paragraphs: ['You asked to receive news from {shop}. Confirm that this address is yours, and we can start sending it.'],
		button: 'Confirm',
		smallPrint: 'You can unsubscribe with the same link. If it was not you, ignore this email: without confirmation we send you nothing.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Shall we tell you when it is back in stock?',
			paragraphs: [`You asked us to tell you when “${title}” is back in stock. Confirm that this address is yours, and we will send you one email.`],
			button: 'Confirm',
			smallPrint: 'You can cancel with the same link. If it was not you, ignore this email: without confirmation we send you nothing.',
		}),
		back: (title, url) => ({
			subject: `Back in stock: ${title}`,
			paragraphs: [`“${title}”, which you were waiting for, is back in stock. We cannot reserve it, and there may not be many.`],
			button: 'View the product',
			smallPrint: `This is the only email about this product. What we keep of it: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Shall we tell you when it gets cheaper?',
			paragraphs: [`You asked us to tell you when “${title}” costs ${price} or less. Confirm that this address is yours, and we will send you one email.`],
			button: 'Confirm',
			smallPrint: 'You can cancel with the same link. If it was not you, ignore this email: without confirmation we send you nothing.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Lower price: ${title}`,
			paragraphs: [`“${title}” now costs ${price}. The price may change before you buy.`],
			button: 'View the product',
			smallPrint: `This is the only email about this product. What we keep of it: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `New order ${number} (${total})`,
		message: 'New message from the contact form',
		withdrawal: (reference) => `Statement of withdrawal (${reference})`,
		failedJob: (name) => `A job failed: ${name}`,
		customer: (who) => `Customer: ${who}`,
		orderNumber: (number) => `Order number: ${number}`,
		answer: 'An answer to this message reaches the customer.',
		failedNext: 'The shop does not complete it by itself until the cause is removed. List of failed jobs, and repeating them: /admin/#/jobs.',
		refusedRefund: (number, amount) => `A refund was refused: order ${number} (${amount})`,
		refusedNext: (number) =>
			`The money was not paid back. Check it at the payment provider, then repeat the refund or pay it yourself: /admin/#/orders/${number}.`,
		smallPrint: 'The shop {shop} sends this message to itself. Recipients are changed at /admin/#/jobs.',
	},
	abandonment: {
		subject: 'We have saved your basket',
		paragraphs: ['The products you chose are waiting in your basket. You can continue on any device.'],
		button: 'View basket',
		smallPrint: 'The link is valid for 30 days. Prices and stock may change.',
	},
	voucher: {
		subject: 'Your {shop} gift card',
		paragraphs: [
			'A {shop} gift card has been issued for you. Enter this code in your basket to pay for all or part of an order. What is left over stays on the card for your next order.',
		],
		smallPrint: 'Keep this email: anyone who has the code can pay with it, and we cannot show it again.',
	},
	voucherFacts: { value: 'Value', validTo: 'Valid until', paid: 'Paid by gift voucher', toPay: 'To pay', back: 'Returned to the gift voucher' },
	order: {
		subject: (number) => `We have received your order ${number}`,
		thanks: (number) => `Thank you for your order. Your order number is ${number}.`,
		onItsWay: 'We will email you as soon as your order is on its way.',
		afterTransfer: 'We send the goods, or have them ready for collection, once your transfer has reached our account.',
		storeHours: (hours) => `Opening hours: ${hours}`,
		transferData: {
			title: 'Transfer details',
			recipient: 'Recipient',
			iban: 'IBAN',
			amount: 'Amount',
			reference: 'Reference',
			payUntil: 'Pay by',
			code: 'Payment code. If you cannot see it, open the transfer details.',
			open: 'Open the transfer details with their QR code',
		},
		delivery: (from, to) => `Expected delivery: ${to === undefined ? from : `${from} to ${to}`}`,
		ready: (day) => `Ready to collect from ${day}`,
		pickup: (store) => `Collection: ${store}. We will email you when your order is ready.`,
		locker: ({ title, address, postcode, city, hours }) => `Parcel locker: ${title}, ${address}, ${postcode} ${city}. Opening hours: ${hours}.`,
		total: 'Total',
		tax: 'Including VAT',
		open: 'View the order',
		withdrawal: 'You can withdraw from the contract within {{law.withdrawal_days}} days of receiving the goods, without giving any reason.',
		confirmation: enConfirmation,
		checking: (number) =>
			`We have received your order ${number}. We check orders of this size first: the goods are reserved once we have confirmed the order, and until then there is nothing to pay. We will email you.`,
		reservedOnPayment: 'The goods are not reserved yet: we reserve them when your payment arrives.',
		keptUntil: (day) => `We keep the order until ${day}. If you do not collect it by then, we cancel it and charge nothing.`,
		onPage: 'We do not repeat name, address and note in this email: they are on the order page.',
		several: {
			subject: 'Orders with your email address',
			text: 'Several orders or statements have been sent with this address in a short time, so we tell you about them in one email. If it was not you, you do not need to do anything.',
		},
		lookup: {
			subject: (number) => `Link to your order ${number}`,
			paragraphs: (number) => [
				`A wrong email address was entered several times for order ${number}, so the order cannot be opened with an address for a while. This link opens it. If you did not ask for it, you need not do anything.`,
			],
		},
		confirmed: {
			subject: (number) => `We have confirmed your order ${number}`,
			paragraphs: (number) => [
				`Order ${number} is confirmed and the goods are reserved. The order page says what comes next; if it is paid in advance, you can pay there.`,
			],
		},
		rejected: {
			subject: (number) => `Order ${number} has been cancelled`,
			paragraphs: (number) => [
				`We cannot deliver order ${number}, so we have cancelled it. You are not charged anything. If you have questions, reply to this email.`,
			],
		},
		paid: {
			subject: (number) => `We have received your payment for order ${number}`,
			paragraphs: (number) => [`Thank you. Your payment has arrived and we are preparing order ${number}.`],
		},
		paid_lacking: {
			subject: (number) => `Your payment for order ${number} has arrived, the goods are out of stock`,
			paragraphs: (number) => [
				`Your payment for order ${number} has arrived, but there are not enough of the goods in stock at the moment. We will write to you as soon as there are.`,
				'If you do not want to wait, reply to this email: we will cancel the order and refund your money.',
			],
		},
		rejected_paid: {
			subject: (number) => `Order ${number} has been cancelled`,
			paragraphs: (number) => [
				`We cannot deliver order ${number}, so we have cancelled it. We will refund your money using the same payment method, no later than 14 days after the cancellation.`,
				'If you paid by bank transfer, reply to this email with the IBAN for the refund.',
			],
		},
		shipped: {
			subject: (number) => `Your order ${number} is on its way`,
			paragraphs: (number) => [`Order ${number} is on its way.`],
		},
		shipped_part: {
			subject: (number) => `Part of your order ${number} is on its way`,
			paragraphs: (number) => [`Part of order ${number} is on its way. We will send the rest later and email you again then.`],
		},
		shipped_rest: {
			subject: (number) => `The rest of your order ${number} is on its way`,
			paragraphs: (number) => [`The rest of order ${number} is on its way. Everything you ordered has now been sent.`],
		},
		tracking_changed: {
			subject: (number) => `Tracking of your order ${number}`,
			paragraphs: (number) => [`These are the tracking details of the parcel from order ${number}. If you received others before, these are the valid ones.`],
		},
		shipment: { contents: 'In this parcel', next: 'Still to follow' },
		lines_cancelled: {
			subject: (number) => `Your order ${number} has changed`,
			paragraphs: (number) => [
				`We cannot deliver a part of order ${number}, so we have cancelled it. If you paid for it, we will refund your money using the same payment method, no later than 14 days after the cancellation.`,
			],
		},
		goods_added: {
			subject: (number) => `We have added products to your order ${number}`,
			paragraphs: (number) => [
				`As agreed, we have added products to order ${number}. This message confirms the whole order and replaces the earlier confirmation.`,
			],
		},
		return_received: {
			subject: (number) => `We have received your return from order ${number}`,
			paragraphs: (number) => [`The products from order ${number} have arrived back with us.`],
		},
		refunded: {
			subject: (number) => `We have refunded your order ${number}`,
			paragraphs: (number) => [`The money for order ${number} has been refunded. When it reaches your account depends on the bank.`],
		},
		changedGoods: { lines_cancelled: 'Cancelled', goods_added: 'Added', return_received: 'Returned products' },
		refundDue: 'We will refund',
		refundPaid: 'Refunded',
		tracking: { title: 'Parcel tracking', link: 'Track your parcel' },
		ready_for_pickup: {
			subject: (number) => `Your order ${number} is ready for collection`,
			paragraphs: (number) => [`Order ${number} is ready for collection. The order page says where it is waiting for you.`],
		},
		store_changed: {
			subject: (number) => `You collect your order ${number} at another store`,
			paragraphs: (number) => [`As agreed, you collect order ${number} at another store. We will email you when it is ready.`],
		},
		cancelled: {
			subject: (number) => `Order ${number} has been cancelled`,
			paragraphs: (number) => [
				`Order ${number} was not paid in time, so we have cancelled it. You are not charged anything, and the products are back on sale.`,
				'If you have paid in the meantime, please let us know: we will return the money.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Order ${number} has been cancelled`,
			paragraphs: (number) => [
				`You have cancelled order ${number}. You are not charged anything, and the products are back on sale.`,
				'If it was not you who cancelled the order, reply to this email.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Order ${number} has been cancelled`,
			paragraphs: (number) => [
				`You have cancelled order ${number}, which was paid. We will refund your money using the same payment method, no later than {{law.refund_days}} days after the cancellation.`,
				'If you paid by bank transfer, reply to this email with the IBAN for the refund. Reply as well if it was not you who cancelled the order.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `We have received your withdrawal (${reference})`,
		received: ({ at, number, name }) => `We confirm that on ${at} we received the withdrawal from the contract for order ${number}, sent by ${name}.`,
		goods: (items) => (items === null ? 'Goods: the whole order.' : `Goods: ${items}`),
		goodsInStatement: 'It concerns part of the order, as named in the statement.',
		unknown: ({ at, number }) =>
			`We confirm that on ${at} we received a statement of withdrawal from a purchase${number === null ? '' : `, with the order number ${number}`}.`,
		unknownNext:
			'These details do not match any order made with this email address. If you sent the statement, write to us with the number from the order confirmation: the statement counts from the moment given above. If you did not send it, ignore this email.',
		whatNext:
			'Return the goods within {{law.return_days}} days of this statement. We will refund you within {{law.refund_days}} days of receiving it, using the same payment method.',
	},
};
