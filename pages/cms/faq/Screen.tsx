import { useEffect, useRef, useState } from 'react';
import { LateBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { MenuBlock } from '#components/blocks/MenuBlock.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { matchQuestions } from './match-questions.ts';
import styles from './Questions.module.css';

/** Questions that open to their answers, also without JavaScript; the field narrows them as one types. */
export default function Screen({ questions, siblings, contentHtml, blocks, ...head }: ScreenProps['cms/faq']) {
	const t = useLabels();
	const [words, setWords] = useState('');
	const field = useRef<HTMLInputElement>(null);
	// What was typed before this code was there counts.
	useEffect(() => setWords(field.current?.value ?? ''), []);
	const shown = matchQuestions(questions, words);
	const showAll = () => {
		setWords('');
		field.current?.focus();
	};
	return (
		<>
			<PageHead {...head} />
			<div className={styles['s']}>
				<label htmlFor="trazi-pitanja">{t('faq.search')}</label>
				<input ref={field} id="trazi-pitanja" type="search" value={words} maxLength={100} onChange={(event) => setWords(event.target.value)} />
				<p role="status">{words.trim() === '' ? '' : t('faq.found', { count: shown.size })}</p>
				{shown.size === 0 && questions.length > 0 && (
					<Button variant="secondary" onClick={showAll}>
						{t('faq.all')}
					</Button>
				)}
			</div>
			{siblings.length > 1 && <MenuBlock items={siblings} />}
			{contentHtml && <Prose html={contentHtml} />}
			<div className={styles['q']}>
				{questions.map(({ question, answerHtml }, index) => (
					<details key={question} name="pitanja" hidden={!shown.has(index)}>
						<summary>
							<h2>{question}</h2>
							<Icon name="chevron-down" />
						</summary>
						<Prose html={answerHtml} />
					</details>
				))}
			</div>
			<LateBlocks blocks={blocks} />
		</>
	);
}
Screen.parts = [loadBlocks];
