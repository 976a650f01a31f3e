import { useEffect, useRef, useState } from 'react';
import { DeferredBlocks, loadBlocks } from '#components/blocks/deferred-blocks.tsx';
import { PageHead } from '#components/content/PageHead.tsx';
import { Button } from '#components/ui/Button.tsx';
import control from '#components/ui/control.module.css';
import { Icon } from '#components/ui/Icon.tsx';
import { LinkPills } from '#components/ui/LinkPills.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { matchQuestions } from './match-questions.ts';
import styles from './Questions.module.css';

/** Questions with answers that unfold, also without JavaScript. The search field filters them. */
export default function Screen({ questions, siblings, contentHtml, blocks, ...head }: ScreenProps['cms/faq']) {
	const t = useLabels();
	const [words, setWords] = useState('');
	const field = useRef<HTMLInputElement>(null);
	// Applies what was typed before this code ran.
	useEffect(() => setWords(field.current?.value ?? ''), []);
	const shown = matchQuestions(questions, words);
	const showAll = () => {
		setWords('');
		field.current?.focus();
	};
	return (
		<>
			<PageHead {...head} />
			<div className={styles['search']}>
				<label className={styles['label']} htmlFor="trazi-pitanja">
					{t('faq.search')}
				</label>
				<input
					className={control['control']}
					ref={field}
					id="trazi-pitanja"
					type="search"
					value={words}
					maxLength={100}
					onChange={(event) => setWords(event.target.value)}
				/>
				<p className={styles['found']} role="status">
					{words.trim() === '' ? '' : t('faq.found', { count: shown.size })}
				</p>
				{shown.size === 0 && questions.length > 0 && (
					<Button variant="secondary" onClick={showAll}>
						{t('faq.all')}
					</Button>
				)}
			</div>
			{siblings.length > 1 && <LinkPills items={siblings} />}
			{contentHtml && <Prose html={contentHtml} />}
			<div className={styles['questions']}>
				{questions.map(({ question, htmlResponse }, index) => (
					<details key={question} className={styles['question']} name="pitanja" hidden={!shown.has(index)}>
						<summary className={styles['summary']}>
							<h2 className={styles['title']}>{question}</h2>
							<Icon className={styles['chevron']} name="chevron-down" />
						</summary>
						<Prose className={styles['answer']} html={htmlResponse} />
					</details>
				))}
			</div>
			<DeferredBlocks blocks={blocks} />
		</>
	);
}
Screen.parts = [loadBlocks];
