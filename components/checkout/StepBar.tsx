import { Link } from '#components/ui/Link.tsx';
import type { CheckoutStep } from '#lib/domain/checkout/steps.ts';
import type { CheckoutStepLink } from '#lib/domain/checkout-screens.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './StepBar.module.css';

interface StepBarProps {
	readonly steps: readonly CheckoutStepLink[];
	readonly current: CheckoutStep;
}

/** Where the shopper stands between cart and order; what lies behind can be gone back to. */
export function StepBar({ steps, current }: StepBarProps) {
	const t = useLabels();
	const shown = steps.filter(({ step }) => step === current || (step !== 'login' && step !== 'thank_you'));
	const at = shown.findIndex(({ step }) => step === current);
	return (
		<nav className={styles['s']} aria-label={t('checkout.steps')}>
			<ol>
				{shown.map(({ step, title, url }, place) => (
					<li key={step} data-state={place < at ? 'done' : place === at ? 'current' : undefined}>
						{place < at ? <Link href={url}>{title}</Link> : <span aria-current={place === at ? 'step' : undefined}>{title}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
