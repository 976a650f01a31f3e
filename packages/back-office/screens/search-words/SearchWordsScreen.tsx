import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { readSearchWords, readWordLanguages, resetSearchWords } from '../../api/search-words.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import { formatLanguage } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { mayLeave } from '../../ui/use-unsaved.ts';
import { MissedSearches } from '../reports/MissedSearches.tsx';
import { wordsGroup } from './words-group.ts';

/** Words of the search by language, beside those that found nothing. */
export default function SearchWordsScreen(): ReactNode {
	const language = usePlace().query.get('language') ?? 'hr';
	const languages = useRead(readWordLanguages());
	const words = useRead(readSearchWords(language));
	const [round, setRound] = useState(0);
	return (
		<>
			<h1>{t('words.title')}</h1>
			<Loading of={languages}>
				{({ items }) => (
					<div className="stack spaced">
						<Select
							label={t('words.language')}
							name="language"
							value={language}
							options={items.map((item) => [item.language, formatLanguage(item.language)] as const)}
							onChange={(chosen) => mayLeave() && replaceQuery({ language: chosen })}
						/>
						<SettingsForm key={`${language} ${round}`} group={wordsGroup(language, () => languages.mutate())} />
						{items.some((item) => item.language === language && !item.usual) && (
							<div>
								<ActionButton
									label={t('words.reset')}
									question={t('words.reset-question')}
									done={t('action.done')}
									tone="danger"
									leavesForm
									act={() => resetSearchWords(language)}
									onDone={async () => {
										await Promise.all([languages.mutate(), words.mutate()]);
										setRound((before) => before + 1);
									}}
								/>
							</div>
						)}
						<MissedSearches />
					</div>
				)}
			</Loading>
		</>
	);
}
