import { Blocks } from '#components/blocks/Blocks.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The shop's front: the blocks that its editors put there. */
export default function Screen({ title, blocks }: ScreenProps['cms/homepage']) {
	const opensWithHero = blocks[0]?.type === 'hero';
	return (
		<>
			{!opensWithHero && <h1 className="visually-hidden">{title}</h1>}
			<Blocks blocks={blocks} opening={opensWithHero} />
		</>
	);
}
