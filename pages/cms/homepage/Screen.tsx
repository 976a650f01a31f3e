import { Blocks } from '#components/blocks/Blocks.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The homepage with the blocks of its editors; an empty state if no block has content. */
export default function Screen({ title, blocks }: ScreenProps['cms/homepage']) {
	const t = useLabels();
	if (blocks.length === 0) return <EmptyState trace="resting" level={1} title={t('home.empty_title')} text={t('home.empty_text')} />;
	const opensWithHero = blocks[0]?.type === 'hero';
	return (
		<>
			{!opensWithHero && <h1 className="visually-hidden">{title}</h1>}
			<Blocks blocks={blocks} opening={opensWithHero} />
		</>
	);
}
