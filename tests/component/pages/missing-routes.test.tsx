import { describe, expect, test } from 'vitest';
import { NewPasswordForm } from '#components/account/NewPasswordForm.tsx';
import type { AccountProps } from '#lib/account/account-screens.ts';
import type { QuickOrderView } from '#lib/cart/client/use-quick-order.ts';
import ConfirmSignup from '#pages/auth/confirm_signup/Screen.tsx';
import Login from '#pages/auth/login/Screen.tsx';
import Signup from '#pages/auth/signup/Screen.tsx';
import SignupConfirm from '#pages/auth/signup_confirm/Screen.tsx';
import { OrderSummary } from '#pages/catalog/quick_order/OrderSummary.tsx';
import FailedOrder from '#pages/webshop/failed_order/Screen.tsx';
import WebshopLogin from '#pages/webshop/login/Screen.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const account: AccountProps = { title: 'Račun', urls: {}, afterSignIn: '/', orderNumberPattern: '%order_number%' };
const checkout = {
	title: 'Kupnja',
	steps: [],
	urls: {},
	guarantee: {},
	webshopAuth: false,
	showsItemEan: false,
	orderNumberPattern: '%order_number%',
	hasLockers: false,
};

const nothing = () => undefined;
const ADDED: QuickOrderView = {
	order: { lines: [], dropped: 0, nextId: 1 },
	isUnchecked: false,
	isAdding: false,
	outcome: { kind: 'added', pieces: 2 },
	add: nothing,
	step: nothing,
	checkAgain: nothing,
	toCart: async () => undefined,
};

describe('a control whose route is missing is hidden instead of linking to the homepage', () => {
	test.each([
		['sign-in', <Login key="1" {...account} />],
		['signup', <Signup key="1" {...account} />],
		['the signup confirmation', <ConfirmSignup key="1" {...account} />],
		['a confirmed signup', <SignupConfirm key="1" {...account} />],
		['a new password', <NewPasswordForm key="1" proof={{ id: '1', code: 'x' }} login={undefined} />],
		['checkout’s sign-in', <WebshopLogin key="1" {...checkout} />],
		['a quick order that is in the cart', <OrderSummary key="1" view={ADDED} cartUrl={undefined} />],
		['a failed order', <FailedOrder key="1" {...checkout} />],
	])('%s', (_title, screen) => {
		const html = renderHtml(screen);
		expect(html).not.toMatch(/href="(\/|undefined[^"]*)"/);
		expect(html).not.toContain('href="?redirect');
	});
});
