import type { ReactNode } from 'react';
import { MAIL_LANGUAGES, readMailTexts, sendTestMail } from '../../api/mails.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useSession } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { mayLeave } from '../../ui/use-unsaved.ts';
import { MailForm } from './MailForm.tsx';

/** Texts of a mail in one language, with a preview, a test mail, and the standard texts. */
export default function MailScreen({ params: { template = '' } }: ScreenProps): ReactNode {
	const { query } = usePlace();
	const language = query.get('language') ?? 'hr';
	const { read: texts, round, restart } = useFormRead(readMailTexts(template, language));
	const { sends_mail } = useSession();
	return (
		<>
			<p>
				<a href="#/mails">{t('mails.title')}</a>
			</p>
			<h1>{tOf('mails.name', template)}</h1>
			<div className="period">
				<Select
					label={t('mails.language')}
					name="language"
					value={language}
					options={MAIL_LANGUAGES.map((each) => [each, tOf('mails.language', each)] as const)}
					onChange={(chosen) => mayLeave() && replaceQuery({ language: chosen })}
				/>
			</div>
			{sends_mail ? (
				<div className="actions">
					<ActionButton
						label={t('mails.test')}
						question={t('mails.test-question')}
						done={t('mails.test-sent')}
						tone="quiet"
						act={(typed) => sendTestMail(template, language, String(typed.get('recipient') ?? '').trim())}
						onDone={() => undefined}
					>
						<Field label={t('mails.recipient')} name="recipient" type="email" required maxLength={254} />
					</ActionButton>
				</div>
			) : (
				<p className="hint">{t('mails.off')}</p>
			)}
			<Loading of={texts}>
				{(value, loaded) =>
					value.language === language ? <MailForm key={`${language} ${round}`} start={loaded} onSaved={restart} /> : <p className="waiting">{t('loading')}</p>
				}
			</Loading>
		</>
	);
}
