/** Columns that can name a person, and what an erasure of the person does with them. A new table or column of texts belongs to one of these lists. */

/** Tables without customers: goods, contents, settings and the shop's own work. Words of searches are counted without who searched. */
export const WITHOUT_CUSTOMERS = new Set(
	`alert_incidents api_keys attribute_values attributes authors block_previews calendars campaigns cart_parcels cart_requests carts categories closed_days
	connectors content_changes coupons customer_groups delivery_countries dispatch flyers job_schedules kind_words kysely_migration kysely_migration_lock labels
	look_pictures manufacturers market_words media_files media_sources menus merchant_webhooks missed_words order_coupons order_items order_taxes pages
	paper_fiscal paper_numbers parcel_lockers planned_prices popular_ranking popular_searches post_categories posts product_documents product_images
	product_list_items product_lists products redirects search_dictionaries search_words settings shipping_methods shipping_zone_areas shipping_zones shop_events
	shop_reactions static_contents stores tags tax_rates tax_settings text_translations title_order translations unplaced_phrases web_vitals webhook_calls
	webhook_deliveries wishlists`.split(/\s+/),
);

/** Erased with the address or the account, and in the export. */
export const EXPORTED = `cart_customers.data contact_messages.email contact_messages.message contact_messages.name contact_messages.subject customer_notes.text
	feedback.answer feedback.display_name feedback.message held_mails.recipient mails.recipient mails.subject newsletter_subscriptions.email post_comments.display_name
	post_comments.message price_alerts.email refused_addresses.address refused_addresses.reason saved_carts.email signups.email signups.first_name
	signups.last_name signups.phone stock_alerts.email sweepstake_entries.answer sweepstake_entries.email sweepstake_entries.first_name
	sweepstake_entries.last_name user_addresses.city user_addresses.company user_addresses.first_name user_addresses.last_name user_addresses.oib user_addresses.phone
	user_addresses.postcode user_addresses.street user_addresses.title user_identities.subject users.company users.email users.email_pending users.first_name
	users.last_name users.oib users.phone vouchers.email`.split(/\s+/);

/** Erased as well, and not in the export, with the reason. */
export const ERASED: Readonly<Record<string, string>> = {
	'audit_log.after': 'what staff changed; the data itself is in the export',
	'audit_log.before': 'what staff changed; the data itself is in the export',
	'idempotent_calls.body': 'the answer of a call, kept for a day; the data itself is in the export',
	'jobs.last_error': 'the answer of a mail server about an address that is in the export',
	'mails.html': 'links in mails open accounts and orders',
	'mails.text': 'links in mails open accounts and orders',
	'sweepstake_entries.shown_as': 'the name that the person chose, published by the shop',
	'sweepstakes.winners': 'the same, as published',
	'user_codes.email': 'an address that the account asked for; `users.email_pending` has it',
};

/** Kept after an erasure, with the reason. */
export const KEPT: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries({
		'orders and papers are kept by accounting law, and for claims about the goods': `order_addresses.city order_addresses.company order_addresses.first_name
			order_addresses.last_name order_addresses.oib order_addresses.phone order_addresses.postcode order_addresses.street order_history.note order_notes.text
			order_payments.data order_payments.provider_id order_payments.reference order_returns.note orders.email orders.note orders.phone
			paper_e_invoices.last_error paper_e_invoices.missing paper_e_invoices.xml papers.content payment_notices.note payment_notices.reference
			payment_refunds.iban payment_refunds.provider_id payment_refunds.reason incoming_payments.details incoming_payments.note incoming_payments.payer incoming_payments.reference
			courier_labels.error`,
		'a statement with legal effect is kept for claims': 'withdrawals.email withdrawals.items withdrawals.name withdrawals.number',
		'what staff wrote down about money that is owed': 'vouchers.note',
		'keyed hashes cannot be read': 'attempts.key orders.network review_photos.client',
		'photos go with the review or the account that they belong to': 'review_photos.content review_photos.digest review_photos.media',
		'names of staff and of programs': `audit_log.caller audit_log.name customer_notes.staff idempotent_calls.caller order_notes.staff staff_sessions.address
			staff_sessions.browser staff_factors.secret staff_recovery_codes.code_hash sweepstakes.drawn_by voucher_movements.by_name users.role users.permissions`,
		'a path or a number of the shop': 'audit_log.entity audit_log.operation contact_messages.order_number jobs.data',
		'what an engine answered about an order or a product, until its connector reports again': 'connector_problems.reason connector_problems.subject',
		'what a connector knows of orders, without the orders themselves (0184)': 'connector_states.state',
	}).flatMap(([reason, columns]) => columns.split(/\s+/).map((column) => [column, reason])),
);

/** Columns that name nobody: states, kinds, languages, numbers and keys of the shop. */
export const NAMES_NOBODY = new Set(
	`answer_lang attachments cancelled_by code code_end code_hash country currency headers idempotency_key key kind lang market message_id number outcome
	password_hash provider purpose queue request_hash sender session_id source state status template topics decision last_error courier_labels.carrier
	courier_labels.parcel_id courier_labels.reference courier_labels.tracking_code order_parcels.carrier order_parcels.locker order_parcels.shipping_code
	order_parcels.shipping_title order_parcels.store_title order_parcels.tracking_code order_parcels.tracking_url order_shipments.carrier
	order_shipments.tracking_code order_shipments.tracking_url orders.network orders.payment_code orders.payment_fee_title orders.payment_title
	orders.payment_type papers.device papers.premises papers.series paper_e_invoices.reference saved_carts.lines social_logins.nonce
	social_logins.redirect_uri social_logins.state_hash social_logins.verifier sweepstake_entries.invalid_reason sweepstake_entries.outcome
	sweepstake_entries.prize sweepstakes.content sweepstakes.image sweepstakes.picture sweepstakes.question sweepstakes.rules sweepstakes.short_description
	sweepstakes.slug sweepstakes.title users.birthday withdrawals.reason`.split(/\s+/),
);
