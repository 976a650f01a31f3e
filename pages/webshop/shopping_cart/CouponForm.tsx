import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { changeCartData } from '#lib/checkout/client/change-cart-data.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import styles from './CouponForm.module.css';

interface CouponFormProps extends Pick<CartView, 'totals'> {
	readonly reload: () => Promise<void>;
}

const ADDRESS = '/api/hapi/webshop/coupon';

/** Adds a coupon or a gift voucher to the cart. An unknown code changes nothing; after any other answer the cart is reloaded (Spec 8, Labels). */
export function CouponForm({ totals: { coupons, vouchers = [] }, reload }: CouponFormProps) {
	const t = useLabels();
	const codes = [...coupons, ...vouchers];
	const [state, setState] = useState<'idle' | 'pending' | 'applied'>('idle');
	const [problem, setProblem] = useState<Label>();
	const send = async (method: 'POST' | 'DELETE', code: string) => {
		setState('pending');
		setProblem(undefined);
		const answer = await changeCartData(ADDRESS, { method, body: { code } });
		const label = answer.ok ? undefined : errorLabel('error_', answer.error, 'checkout.failed');
		if (label !== 'error_coupon_invalid_code') await reload();
		setState(answer.ok && method === 'POST' ? 'applied' : 'idle');
		setProblem(label);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
		if (code && state !== 'pending') void send('POST', code);
	};
	return (
		<details open={codes.length > 0}>
			<summary className={styles['summary']}>{t('cart.coupon_add')}</summary>
			<ul>
				{codes.map(({ code }) => (
					<li key={code} className={styles['coupon']}>
						<b>{code}</b>
						<Button variant="quiet" size="small" aria-label={t('cart.coupon_remove', { code })} onClick={() => void send('DELETE', code)}>
							{t('cart.take_off')}
						</Button>
					</li>
				))}
			</ul>
			<form method="post" noValidate onSubmit={submit}>
				<Field label={t('cart.coupon_code')} error={problem && t(problem)}>
					{(control) => (
						<div className={styles['field']}>
							<TextInput {...control} name="code" maxLength={40} autoComplete="off" autoCapitalize="characters" />
							<Button type="submit" variant="secondary" busy={state === 'pending'}>
								{t('cart.coupon_submit')}
							</Button>
						</div>
					)}
				</Field>
			</form>
			<p role="status">{state === 'applied' && t('cart.coupon_applied')}</p>
		</details>
	);
}
