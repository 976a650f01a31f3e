import type { TSchema } from 'typebox';
import * as auth from '../auth.ts';
import * as calendar from '../calendar.ts';
import * as cart from '../cart.ts';
import { CatalogProduct } from '../catalog.ts';
import * as groups from '../catalog-groups.ts';
import * as changes from '../changes.ts';
import * as checkout from '../checkout.ts';
import * as cms from '../cms.ts';
import * as comments from '../comments.ts';
import * as compare from '../compare.ts';
import * as coupons from '../coupons.ts';
import * as envelope from '../envelope.ts';
import * as facets from '../facets.ts';
import * as flyer from '../flyer.ts';
import * as location from '../location.ts';
import * as newsletter from '../newsletter.ts';
import * as orderCalls from '../order-calls.ts';
import { OrderStatus, PaymentStatus } from '../order-status.ts';
import * as orders from '../orders.ts';
import * as pagePicture from '../page-picture.ts';
import { ParcelLocker } from '../parcel-locker.ts';
import { PaymentMethod } from '../payment-methods.ts';
import * as comment from '../post-comments.ts';
import { PriceQty } from '../price-qty.ts';
import { CatalogProductCard } from '../product-card.ts';
import * as productParts from '../product-parts.ts';
import * as profile from '../profile.ts';
import * as promotion from '../promotion.ts';
import * as publish from '../publish.ts';
import * as shipping from '../shipping.ts';
import * as site from '../site.ts';
import * as statics from '../static-content.ts';
import * as sweepstake from '../sweepstake.ts';
import { CartTotal } from '../totals.ts';
import * as wishlist from '../wishlist.ts';

const { Cart, CartItem, CartShipping, CartPayment } = cart;
const { Attribute, Badge, Review, ProductDocument } = productParts;
const { CatalogCategory, CatalogList, CatalogManufacturer, CatalogSeller } = groups;
const { CartCustomer, OrderChange, PlacedOrder } = checkout;
const { ShippingMethod, PickupLocation } = shipping;
const { Order, OrderSummary, OrderParcel, OrderItem, OrderAddress } = orders;
const { PublishPost, PublishPostItem, PublishCategory, PublishAuthor, PublishTag } = publish;

/** Named schemas, which the reference shows once, in this order. */
const NAMED: Readonly<Record<string, TSchema>> = {
	...{ RouteEntry: site.RouteEntry, Redirect: site.Redirect, Endpoint: site.Endpoint, Menu: site.Menu, Currency: site.Currency, Info: site.Info },
	...{ CatalogProductCard, CatalogProduct, Attribute, Badge, Review, ProductDocument, PriceQty, Facets: facets.Facets, FacetValue: facets.FacetValue },
	...{ AttributeFacet: facets.AttributeFacet, CatalogCategory, CatalogList, CatalogManufacturer, CatalogSeller },
	...{ Cart, CartItem, CartTotal, CartShipping, CartPayment, ParcelLocker, CartCustomer, ShippingMethod, PickupLocation, PaymentMethod },
	...{ OrderChange, PlacedOrder, Order, OpenOrder: orderCalls.OpenOrder, OrderSummary, OrderParcel, OrderItem, OrderAddress, OrderStatus, PaymentStatus },
	...{ PaymentTransfer: orderCalls.PaymentTransfer, CmsPage: cms.CmsPage, Block: cms.Block, StaticContent: statics.StaticContent },
	...{ PagePicture: pagePicture.PagePicture, Location: location.Location, Calendar: calendar.Calendar, Promotion: promotion.Promotion, Flyer: flyer.Flyer },
	...{ Sweepstake: sweepstake.Sweepstake, PublishPost, PublishPostItem, PublishCategory, PublishAuthor, PublishTag, PostComment: comment.PostComment },
	...{ Wishlist: wishlist.Wishlist, WishlistItem: wishlist.WishlistItem, CompareItem: compare.CompareItem, Profile: profile.Profile },
	...{ Address: profile.Address, CustomerField: profile.CustomerField, User: auth.User, Coupon: coupons.Coupon, MyComment: comments.MyComment },
	...{ Subscription: newsletter.Subscription, Change: changes.Change, ImageSize: envelope.ImageSize, Crumb: envelope.Crumb, Problem: envelope.Problem },
};

const nameByShape = new Map(Object.entries(NAMED).map(([name, schema]) => [toShape(schema), name]));

/** The name of a schema in the reference, regardless of its description; undefined for a schema that is shown inline. */
export const nameOfSchema = (schema: object): string | undefined => nameByShape.get(toShape(schema));

export const namedSchemas: readonly (readonly [name: string, schema: TSchema])[] = Object.entries(NAMED);

/** A schema without its description and default, so that fields with different ones share it. */
function toShape(schema: object): string {
	return JSON.stringify({ ...schema, description: undefined, default: undefined });
}
