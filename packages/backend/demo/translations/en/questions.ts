import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'When will my order arrive?',
			'<p>Orders placed by 2 pm on a working day leave the same day. Times and prices are on the page <a href="/dostava/">Delivery</a>.</p>',
		],
		[
			'Can I order without an account?',
			'<p>Yes. A delivery address and an e-mail address are enough. An account is useful for following orders and keeping a wishlist; see the <a href="/cesta-pitanja/racun/">questions about your account</a>.</p>',
		],
		[
			'Can I change or cancel an order?',
			'<p>Until it is dispatched, yes: write to info@titraj.example with the order number. After that you have 14 days to <a href="/povrat-i-reklamacije/">withdraw</a>.</p>',
		],
		[
			'What does “lowest price in 30 days” mean?',
			'<p>It is the lowest price at which we offered the product in the 30 days before the reduction. You can judge for yourself how large the reduction is.</p>',
		],
		['How do I use a coupon?', '<p>Enter the code in the basket and confirm. The total changes at once. One coupon can be used in an order.</p>'],
		['My device has broken. Where do I take it?', '<p>To any <a href="/poslovnice/">store</a>, with the receipt. Diagnostics under warranty are free.</p>'],
	],
	'pitanja-o-racunu': [
		[
			'I have forgotten my password. What now?',
			'<p>On the sign-in page choose the forgotten password and enter your e-mail address. The link for a new one is valid for an hour.</p>',
		],
		['How do I change the delivery address?', '<p>In the details of your account or in the order itself. Orders already sent keep their address.</p>'],
		[
			'How do I delete my account?',
			'<p>Choose deletion in the details of the account. We keep invoices as long as the law asks; everything else is deleted.</p>',
		],
	],
};
