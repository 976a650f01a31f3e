import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { ShopFrame } from '../../ui/ShopFrame.tsx';
import type { BlockPreview } from './use-block-preview.ts';

/** From this width on the preview has a place beside the form. */
const WIDE = '(min-width: 64rem)';

/** The page as the shop would show it: beside the form, or behind a button at the end of a small screen, which leads to it. */
export function LivePreview({ preview: { url, failure } }: { readonly preview: BlockPreview }): ReactNode {
	const [isOpen, setIsOpen] = useState(() => matchMedia(WIDE).matches);
	const section = useRef<HTMLElement>(null);
	const frame = useId();
	const toggle = () => {
		flushSync(() => setIsOpen(!isOpen));
		if (!isOpen && !matchMedia(WIDE).matches) section.current?.scrollIntoView();
	};
	return (
		<section ref={section} className="card preview live-preview" data-open={isOpen ? '' : undefined} aria-label={t('blocks.preview')}>
			<button type="button" className="quiet" aria-expanded={isOpen} aria-controls={frame} onClick={toggle}>
				{t(isOpen ? 'blocks.hide-preview' : 'blocks.show-preview')}
			</button>
			<div id={frame} className="preview" hidden={!isOpen}>
				<p className="hint">{t('blocks.preview-hint')}</p>
				{failure && <FailureNotice failure={failure} />}
				{isOpen && url !== null && <ShopFrame title={t('blocks.preview')} src={url} />}
			</div>
		</section>
	);
}
