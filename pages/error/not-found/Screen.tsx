import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The 404 page, with links to the homepage, the categories and the search (Spec 8). */
export default function Screen({ title }: ScreenProps['error/not-found']) {
	const t = useLabels();
	return (
		<EmptyState trace="fading" title={title} level={1} text={t('not_found.text')}>
			<ButtonLink href={t.home}>{t('not_found.home')}</ButtonLink>
			<Button variant="secondary" icon="grid" popoverTarget="kategorije">
				{t('not_found.categories')}
			</Button>
			<Button variant="secondary" icon="search" data-opens="search">
				{t('not_found.search')}
			</Button>
		</EmptyState>
	);
}
