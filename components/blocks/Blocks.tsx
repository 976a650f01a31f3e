import type { ReactElement } from 'react';
import { HydrateOnInteraction } from '#components/ui/HydrateOnInteraction.tsx';
import { LinkPills } from '#components/ui/LinkPills.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { StaticPart } from '#components/ui/StaticPart.tsx';
import type { BlockData } from '#lib/content/blocks.ts';
import { isStaticBlock } from '#lib/content/static-blocks.ts';
import styles from './Blocks.module.css';
import { ButtonBlock } from './ButtonBlock.tsx';
import { CategoriesBlock } from './CategoriesBlock.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import { ManufacturersBlock } from './ManufacturersBlock.tsx';
import { PostsBlock } from './PostsBlock.tsx';
import { ProductsBlock } from './ProductsBlock.tsx';
import { PromoBlock } from './PromoBlock.tsx';

interface BlocksProps {
	readonly blocks: readonly BlockData[];
	/** The page has no heading of its own: a hero that comes first holds the h1. */
	readonly opening?: boolean;
}

/** The blocks of a homepage or landing page, in order (D12). */
export function Blocks({ blocks, opening = false }: BlocksProps) {
	return (
		<div className={styles['blocks']}>
			{blocks.map((block, place) => {
				if (block.type === 'static' || (import.meta.env.SSR && isStaticBlock(block)))
					return (
						<StaticPart key={place} name={`block-${place}`}>
							{import.meta.env.SSR && toStaticContent(block)}
						</StaticPart>
					);
				const first = opening && place === 0;
				const element = <Block key={place} block={block} first={first} />;
				return first ? element : <HydrateOnInteraction key={place}>{element}</HydrateOnInteraction>;
			})}
		</div>
	);
}

function toStaticContent(block: BlockData): ReactElement | null {
	switch (block.type) {
		case 'categories':
			return <CategoriesBlock title={block.title} tiles={block.tiles} />;
		case 'posts':
			return <PostsBlock block={block} />;
		case 'brands':
			return <ManufacturersBlock block={block} />;
		case 'content':
			return <Prose html={block.html} />;
		default:
			return null;
	}
}

function Block({ block, first }: { readonly block: BlockData; readonly first: boolean }): ReactElement | null {
	switch (block.type) {
		case 'hero':
			return <HeroBlock block={block} opening={first} />;
		case 'promo':
			return <PromoBlock block={block} />;
		case 'products':
			return <ProductsBlock block={block} />;
		case 'menu':
			return <LinkPills items={block.items} />;
		case 'button':
			return <ButtonBlock title={block.title} url={block.url} />;
		case 'title':
			return <h2 className={styles['title']}>{block.title}</h2>;
		case 'intro':
			return <p className={styles['intro']}>{block.text}</p>;
		default:
			return null;
	}
}
