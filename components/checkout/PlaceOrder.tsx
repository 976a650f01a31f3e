import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { ConformityText } from '#components/commerce/ConformityText.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Link } from '#components/ui/Link.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { useIsRecalculating } from '#lib/cart/client/recalculation.ts';
import type { CheckoutProps } from '#lib/checkout/checkout-screens.ts';
import { keepFailure } from '#lib/checkout/client/failed-order.ts';
import { placeOrder } from '#lib/checkout/client/place-order.ts';
import { readStoredValues, storeValues } from '#lib/checkout/client/stored-values.ts';
import { findCheckoutBlocker } from '#lib/checkout/find-checkout-blocker.ts';
import { type TakeBackOffer, takeBackField, toTakeBackOffers } from '#lib/checkout/take-back.ts';
import { leaveTo } from '#lib/platform/client/leave-to.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { StepForm } from './StepForm.tsx';

/** Few carts contain appliances. */
const TakeBackChoices = lazy(() => loadWithRetry(() => import('./TakeBackChoices.tsx')));

interface PlaceOrderProps extends Pick<CheckoutProps, 'urls' | 'guarantee' | 'steps'> {
	readonly cart: CartView;
	/** The form has just appeared and is the next step, so it gets the focus. */
	readonly focused?: boolean;
}

const FORM = 'order';

/** The last step of the checkout. The button states that the order must be paid, and repeated clicks place one order. */
export function PlaceOrder({ cart, urls, guarantee, steps, focused }: PlaceOrderProps) {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	const [note, setNote] = useState(() => readStoredValues(FORM)?.['note'] ?? '');
	const offers = toTakeBackOffers(cart);
	const [ways, setWays] = useState<Readonly<Record<string, string>>>(() => readStoredValues(FORM) ?? {});
	const takeBack = toChosen(offers, ways);
	const [agreed, setAgreed] = useState(false);
	const [state, setState] = useState<'idle' | 'pending' | 'checking' | 'disagreed' | { readonly problem: Label }>('idle');
	useEffect(() => {
		if (focused) box.current?.querySelector('textarea')?.focus();
	}, [focused]);
	const isBusy = state === 'pending' || state === 'checking';
	const isRecalculating = useIsRecalculating();
	const blocker = findCheckoutBlocker(cart, steps);
	if (blocker && !isBusy)
		return (
			<div>
				<Notice tone="error">{t(blocker.label)}</Notice>
				{blocker.link && <ButtonLink href={blocker.link.url}>{t('checkout.step_missing', { step: blocker.link.title })}</ButtonLink>}
			</div>
		);
	const submit = async () => {
		if (!agreed) {
			setState('disagreed');
			box.current?.querySelector<HTMLInputElement>('input[name="accept_terms"]')?.focus();
			return;
		}
		setState('pending');
		const placed = await placeOrder({ cart, note, acceptTerms: agreed, takeBack, onFailed: keepFailure, onChecking: () => setState('checking') });
		if ('next' in placed) leaveTo(placed.next);
		else setState(placed);
	};
	return (
		<div ref={box}>
			{cart.needsConfirmation ? <p>{t('checkout.needs_confirmation')}</p> : cart.reservesOnPayment && <p>{t('checkout.reserves_on_payment')}</p>}
			<StepForm
				problem={typeof state === 'object' ? state.problem : null}
				busy={isBusy || isRecalculating}
				progress={state === 'checking' ? 'checkout.checking' : null}
				submit={t('checkout.place', { amount: formatMoney(cart.totals.toPay ?? cart.totals.total, t.locale) })}
				onSubmit={submit}
			>
				{offers.length > 0 && (
					<Suspense>
						<TakeBackChoices
							offers={offers}
							chosen={takeBack}
							onChange={(cartCode, value, form) => {
								setWays({ ...ways, [takeBackField(cartCode)]: value });
								if (form) storeValues(FORM, form);
							}}
						/>
					</Suspense>
				)}
				<Field label={t('checkout.note')} note={t('account.optional')}>
					{(control) => (
						<TextArea
							{...control}
							name="note"
							rows={2}
							maxLength={1000}
							value={note}
							onChange={({ target }) => {
								setNote(target.value);
								if (target.form) storeValues(FORM, target.form);
							}}
						/>
					)}
				</Field>
				<Checkbox
					name="accept_terms"
					checked={agreed}
					required
					error={state === 'disagreed' ? t('error_terms_required') : undefined}
					onChange={({ target }) => {
						setAgreed(target.checked);
						setState('idle');
					}}
				>
					{t('checkout.terms')} {urls.terms ? <Link href={urls.terms}>{t('checkout.terms_link')}</Link> : t('checkout.terms_link')}
				</Checkbox>
				<p>
					<ConformityText {...guarantee} />
				</p>
				{urls.withdrawal_form && (
					<p>
						<Link className="link" href={urls.withdrawal_form}>
							{t('withdrawal.model_form')}
						</Link>
					</p>
				)}
			</StepForm>
		</div>
	);
}

/** Chosen take-back by cart code; only ways that are still offered. */
const toChosen = (offers: readonly TakeBackOffer[], values: Readonly<Record<string, string>>): ReadonlyMap<string, TakeBackWay> =>
	new Map(
		offers.flatMap(({ cartCode, ways }) => {
			const way = ways.find((each) => each === values[takeBackField(cartCode)]);
			return way ? [[cartCode, way]] : [];
		}),
	);
