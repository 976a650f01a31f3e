import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { ProductsAnswer } from '@titraj/contract/products-query.ts';
import { PublishPostsFullAnswer } from '@titraj/contract/publish.ts';
import Type, { type TSchema } from 'typebox';

/** Schemas of responses for which a call may ask in more detail than the endpoint's own schema says. */
const IN_FULL: Partial<Record<EndpointName, TSchema>> = {
	_get_hapi_catalog_products: Type.Union([endpoints._get_hapi_catalog_products.response, ProductsAnswer]),
	_get_hapi_publish_posts: Type.Union([endpoints._get_hapi_publish_posts.response, PublishPostsFullAnswer]),
};

/** Schema of every field that an endpoint's response can have, with the marks of its texts. */
export const responseSchemaOf = (name: EndpointName): TSchema => IN_FULL[name] ?? endpoints[name].response;
