import type { ConfirmationWords } from './confirmation-words.ts';

export const enConfirmation: ConfirmationWords = {
	ordered: (moment) => `Ordered on ${moment}.`,
	delivery: 'Delivery',
	payment: 'Payment',
	instalments: (count) => `Instalments: ${count}`,
	bill: 'Billing details',
	companyBill: 'Billing details (R1 invoice)',
	note: 'Your note',
	takeBack: {
		collection: (title) => `We take away an old device of the same kind on delivery, free of charge: ${title}.`,
		hand_in: (title) => `You can hand in an old device of the same kind at a store, free of charge: ${title}.`,
	},
	backorder: (goods, days) => `To order, not in stock yet: ${goods}.${days === null ? '' : ` Days until dispatch, as stated when you ordered: ${days}.`}`,
	phone: (phone) => `Phone: ${phone}`,
	email: (email) => `Email: ${email}`,
	oib: (oib) => `OIB (tax number): ${oib}`,
	withdrawal: {
		title: 'Right of withdrawal',
		returnCosts: { customer: '; you bear the cost of returning them', shop: '; we bear the cost of returning them' },
		how: ({ email, address }, returnCosts) => [
			`An unequivocal statement sent within that time is enough: by the form on our site, by email to ${email} or by post to ${address}. You may also use the form below. We confirm receipt by email.`,
			`Send the goods back within {{law.return_days}} days of the statement${returnCosts}. We refund what you paid, with the cost of our least expensive standard delivery, within {{law.refund_days}} days of receiving the statement, using the same payment method. We may wait until the goods arrive or you prove that you have sent them.`,
			'You may try the goods as you would in a shop; you are liable for a loss of value caused by further use. You cannot withdraw from goods made to your specifications, from unsealed goods that are not returned for reasons of health or hygiene, or from unsealed recordings and software.',
		],
		form: 'Open the withdrawal form',
		modelTitle: 'Model withdrawal form',
		model: (to) => [
			'(Complete and return this form only if you wish to withdraw from the contract.)',
			`To: ${to}`,
			'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods:',
			'Ordered on (*) / received on (*):',
			'Name of consumer(s):',
			'Address of consumer(s):',
			'Signature of consumer(s) (only if this form is notified on paper):',
			'Date:',
			'(*) Delete as appropriate.',
		],
	},
	defects: {
		title: 'Liability for defects and complaints',
		text: ({ email, address }) => [
			'We are liable for {{law.liability_years}} years for defects that existed when the goods were handed over. You may ask for repair or replacement and, if that is not possible or not done within a reasonable time, for a price reduction or termination of the contract.',
			`Send complaints to ${email} or by post to ${address}, with the order number. We reply within {{law.complaint_days}} days.`,
		],
	},
	seller: 'Seller',
	imprint: {
		court: 'Register',
		capital: 'Share capital',
		management: 'Directors',
		mediator: 'Out-of-court dispute resolution',
		returns: 'Address for returned goods',
	},
	terms: 'The terms on our site',
};
