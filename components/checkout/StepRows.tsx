import { lazy, Suspense } from 'react';
import { Link } from '#components/ui/Link.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import type { NumberedStep } from '#lib/checkout/shown-steps.ts';
import { useIsWide } from '#lib/platform/client/use-is-wide.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './StepRows.module.css';

/** Loaded on desktops only, where the rows are shown. Without it the rows have titles alone. */
const StepText = lazy(() => import('./StepText.tsx').catch(() => ({ default: () => null })));

interface StepRowsProps {
	readonly rows: readonly NumberedStep[];
	/** `done` rows link to their step. `next` rows do not: the form of the current step would be left unsent. */
	readonly state: 'done' | 'next';
	/** Undefined until the visitor may see the step. */
	readonly cart: CartView | undefined;
}

/** On a desktop, the steps before or after the current one, each with what was chosen there (0084). Their height does not depend on it. */
export function StepRows({ rows, state, cart }: StepRowsProps) {
	const t = useLabels();
	const isWide = useIsWide();
	return rows.map(({ step, title, url, number, asks = [] }) => (
		<section key={step} className={styles['row']} data-state={state}>
			<span className={styles['number']} aria-hidden="true">
				{number}
			</span>
			<h2 className={styles['title']}>{title}</h2>
			<div className={styles['texts']}>
				{[step, ...asks.filter((asked) => asked !== 'login')].map((each) => (
					<p key={each} className={styles['text']}>
						{isWide && cart && (
							<Suspense>
								<StepText step={each} cart={cart} />
							</Suspense>
						)}
					</p>
				))}
			</div>
			{state === 'done' && (
				<Link href={url} aria-label={t('checkout.review.change_named', { step: title })}>
					{t('checkout.review.change')}
				</Link>
			)}
		</section>
	));
}
