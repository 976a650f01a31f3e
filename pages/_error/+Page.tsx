import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { followError } from '#lib/navigation/client/follow-error.ts';
import { pageLanguage } from '#lib/platform/client/page-language.ts';
import { ERROR_TEXTS } from '#lib/platform/config/error-texts.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { answerError } from '#lib/platform/http/error-answer.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { createTranslator, type Translator } from '#lib/platform/i18n/translator.ts';
import { toPageError } from './to-page-error.ts';

/** Shown in place of a page that failed in the browser: the maintenance page, or the status code and a link home (Spec 8). */
export default function Page() {
	const language = import.meta.env.SSR ? languageOf('') : pageLanguage();
	const place = { locale: language.locale, home: language.base_url };
	const error = toPageError(usePageContext());
	const answer = answerError(error, { production: import.meta.env.PROD });
	const [t, setTranslator] = useState<Translator | null>(null);
	// Runs once: a page has one error.
	useEffect(() => {
		followError(answer);
		void loadLabels('error-page')
			.catch(() => null)
			.then((found) => setTranslator(() => createTranslator(found ?? ERROR_TEXTS, place)));
	}, []);
	if (t === null) return <main id="sadrzaj" />;
	if (answer.kind === 'maintenance')
		return (
			<main id="sadrzaj">
				<EmptyState trace="fading" title={t('maintenance.title')} level={1} text={t('maintenance.text')}>
					<Button onClick={() => location.reload()}>{t('maintenance.refresh')}</Button>
				</EmptyState>
			</main>
		);
	return (
		<main id="sadrzaj">
			<EmptyState trace="fading" title={t('error.page.title', { code: error.statusCode })} level={1} text={error.message ?? t('error.page.text')}>
				{answer.kind === 'renew-session' && (
					<Button onClick={() => void import('#lib/platform/client/session.ts').then(({ retrySession }) => retrySession())}>{t('maintenance.refresh')}</Button>
				)}
				<ButtonLink href={t.home} rel="external">
					{t('error.page.home')}
				</ButtonLink>
			</EmptyState>
			{answer.kind === 'error-page' && answer.showsStack && <pre>{error.stack}</pre>}
		</main>
	);
}
