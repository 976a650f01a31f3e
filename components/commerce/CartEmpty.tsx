import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** An empty cart, with links to continue shopping. */
export function CartEmpty({ level, dense }: { readonly level: 1 | 2 | 3; readonly dense?: boolean }) {
	const t = useLabels();
	return (
		<EmptyState trace="resting" title={t('cart.empty_title')} level={level} text={t('cart.empty_text')} {...(dense && { dense })}>
			<ButtonLink href={t.home}>{t('cart.continue')}</ButtonLink>
			{!dense && (
				<Button variant="secondary" icon="grid" popoverTarget="kategorije">
					{t('not_found.categories')}
				</Button>
			)}
		</EmptyState>
	);
}
