/** The version of the Admin API that the schema below is an excerpt of. */
export const adminSchemaVersion = '2026-04';

/**
 * The part of the Admin API's schema that this store answers: metaobjects, customers with their tags
 * and consents, orders by number and address, definitions, files and the scopes of the app that
 * asks. Validation refuses everything else.
 *
 * An excerpt of Shopify's own schema: its types, fields, arguments and values, of which some are
 * left out and none differs. Source: the introspection `dist/data/admin_2026-04.json.gz` in
 * Shopify's npm package `@shopify/dev-mcp` 1.16.0 of September 2026. After a change of this text,
 * `findBreakingChanges` of graphql-js, from this schema to that one, must name nothing of a type.
 */
export const adminSchemaText = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  scalar DateTime
  scalar JSON

  type QueryRoot {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    metaobject(id: ID!): Metaobject
    metaobjectByHandle(handle: MetaobjectHandleInput!): Metaobject
    metaobjects(
      type: String!
      first: Int
      after: String
      sortKey: String
      reverse: Boolean = false
    ): MetaobjectConnection!
    metaobjectDefinitionByType(type: String!): MetaobjectDefinition
    node(id: ID!): Node
    orders(first: Int, query: String): OrderConnection!
    files(
      first: Int
      query: String
      sortKey: FileSortKeys = ID
      reverse: Boolean = false
    ): FileConnection!
    metafieldDefinitions(
      ownerType: MetafieldOwnerType!
      namespace: String
      key: String
      first: Int
    ): MetafieldDefinitionConnection!
  }

  type Mutation {
    customerSet(
      input: CustomerSetInput!
      identifier: CustomerSetIdentifiers
    ): CustomerSetPayload
    customerEmailMarketingConsentUpdate(
      input: CustomerEmailMarketingConsentUpdateInput!
    ): CustomerEmailMarketingConsentUpdatePayload
    metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
    tagsAdd(id: ID!, tags: [String!]!): TagsAddPayload
    metafieldDefinitionCreate(
      definition: MetafieldDefinitionInput!
    ): MetafieldDefinitionCreatePayload
    metaobjectDefinitionCreate(
      definition: MetaobjectDefinitionCreateInput!
    ): MetaobjectDefinitionCreatePayload
    metaobjectDefinitionUpdate(
      id: ID!
      definition: MetaobjectDefinitionUpdateInput!
    ): MetaobjectDefinitionUpdatePayload
    metaobjectCreate(metaobject: MetaobjectCreateInput!): MetaobjectCreatePayload
    metaobjectUpdate(id: ID!, metaobject: MetaobjectUpdateInput!): MetaobjectUpdatePayload
    metaobjectUpsert(
      handle: MetaobjectHandleInput!
      metaobject: MetaobjectUpsertInput!
    ): MetaobjectUpsertPayload
    metaobjectDelete(id: ID!): MetaobjectDeletePayload
    stagedUploadsCreate(input: [StagedUploadInput!]!): StagedUploadsCreatePayload
    fileCreate(files: [FileCreateInput!]!): FileCreatePayload
  }

  interface Node {
    id: ID!
  }

  interface File {
    id: ID!
    alt: String
    fileStatus: FileStatus!
  }

  type MediaImage implements File & Node {
    id: ID!
    alt: String
    fileStatus: FileStatus!
    image: Image
  }

  type Video implements File & Node {
    id: ID!
    alt: String
    fileStatus: FileStatus!
    preview: MediaPreviewImage
  }

  type MediaPreviewImage {
    image: Image
  }

  type Image {
    url: URL!
  }

  scalar URL
  scalar UnsignedInt64

  enum FileStatus {
    FAILED
    PROCESSING
    READY
    UPLOADED
  }

  enum FileSortKeys {
    CREATED_AT
    ID
  }

  type FileConnection {
    nodes: [File!]!
  }

  enum StagedUploadTargetGenerateUploadResource {
    IMAGE
  }

  enum StagedUploadHttpMethodType {
    POST
    PUT
  }

  input StagedUploadInput {
    filename: String!
    mimeType: String!
    resource: StagedUploadTargetGenerateUploadResource!
    fileSize: UnsignedInt64
    httpMethod: StagedUploadHttpMethodType = PUT
  }

  type StagedUploadParameter {
    name: String!
    value: String!
  }

  type StagedMediaUploadTarget {
    url: URL
    resourceUrl: URL
    parameters: [StagedUploadParameter!]!
  }

  type UserError {
    field: [String!]
    message: String!
  }

  type StagedUploadsCreatePayload {
    stagedTargets: [StagedMediaUploadTarget!]
    userErrors: [UserError!]!
  }

  enum FileContentType {
    IMAGE
  }

  input FileCreateInput {
    originalSource: String!
    contentType: FileContentType
    alt: String
    filename: String
  }

  type FilesUserError {
    field: [String!]
    message: String!
    code: FilesErrorCode
  }

  enum FilesErrorCode {
    INVALID
    INVALID_IMAGE_SOURCE_URL
  }

  type FileCreatePayload {
    files: [File!]
    userErrors: [FilesUserError!]!
  }

  type OrderConnection {
    nodes: [Order!]!
  }

  type Order implements Node {
    id: ID!
    name: String!
    email: String
    tags: [String!]!
  }

  type Customer implements Node {
    id: ID!
    tags: [String!]!
    defaultEmailAddress: CustomerEmailAddress
  }

  type CustomerEmailAddress {
    marketingState: CustomerEmailAddressMarketingState!
  }

  enum CustomerEmailAddressMarketingState {
    INVALID
    NOT_SUBSCRIBED
    PENDING
    SUBSCRIBED
    UNSUBSCRIBED
  }

  input CustomerSetInput {
    id: ID
    email: String
  }

  input CustomerSetIdentifiers {
    id: ID
    email: String
    phone: String
  }

  type CustomerSetUserError {
    code: CustomerSetUserErrorCode
    field: [String!]
    message: String!
  }

  enum CustomerSetUserErrorCode {
    INVALID
    NOT_FOUND
    TAKEN
  }

  type CustomerSetPayload {
    customer: Customer
    userErrors: [CustomerSetUserError!]!
  }

  enum CustomerEmailMarketingState {
    PENDING
    SUBSCRIBED
    UNSUBSCRIBED
  }

  enum CustomerMarketingOptInLevel {
    CONFIRMED_OPT_IN
    SINGLE_OPT_IN
    UNKNOWN
  }

  input CustomerEmailMarketingConsentInput {
    marketingState: CustomerEmailMarketingState!
    marketingOptInLevel: CustomerMarketingOptInLevel
    consentUpdatedAt: DateTime
  }

  input CustomerEmailMarketingConsentUpdateInput {
    customerId: ID!
    emailMarketingConsent: CustomerEmailMarketingConsentInput!
  }

  type CustomerEmailMarketingConsentUpdateUserError {
    code: CustomerEmailMarketingConsentUpdateUserErrorCode
    field: [String!]
    message: String!
  }

  enum CustomerEmailMarketingConsentUpdateUserErrorCode {
    INVALID
    MISSING_ARGUMENT
  }

  type CustomerEmailMarketingConsentUpdatePayload {
    customer: Customer
    userErrors: [CustomerEmailMarketingConsentUpdateUserError!]!
  }

  input MetafieldsSetInput {
    ownerId: ID!
    namespace: String
    key: String!
    type: String
    value: String!
  }

  type Metafield {
    key: String!
  }

  type MetafieldsSetUserError {
    code: MetafieldsSetUserErrorCode
    field: [String!]
    message: String!
  }

  enum MetafieldsSetUserErrorCode {
    INVALID
    INVALID_TYPE
    INVALID_VALUE
  }

  type MetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [MetafieldsSetUserError!]!
  }

  type TagsAddPayload {
    userErrors: [UserError!]!
  }

  enum MetafieldOwnerType {
    CUSTOMER
    PRODUCT
    SHOP
  }

  input MetafieldAccessInput {
    storefront: MetafieldStorefrontAccessInput
  }

  enum MetafieldStorefrontAccessInput {
    NONE
    PUBLIC_READ
  }

  input MetafieldDefinitionInput {
    namespace: String
    key: String!
    name: String!
    type: String!
    ownerType: MetafieldOwnerType!
    description: String
    access: MetafieldAccessInput
    validations: [MetafieldDefinitionValidationInput!]
  }

  type MetafieldDefinition implements Node {
    id: ID!
    namespace: String!
    key: String!
    name: String!
    type: MetafieldDefinitionType!
    access: MetafieldAccess!
  }

  type MetafieldAccess {
    storefront: MetafieldStorefrontAccess
  }

  enum MetafieldStorefrontAccess {
    NONE
    PUBLIC_READ
  }

  type MetafieldDefinitionConnection {
    nodes: [MetafieldDefinition!]!
  }

  type MetafieldDefinitionCreateUserError {
    code: MetafieldDefinitionCreateUserErrorCode
    field: [String!]
    message: String!
  }

  enum MetafieldDefinitionCreateUserErrorCode {
    INVALID
    TAKEN
  }

  type MetafieldDefinitionCreatePayload {
    createdDefinition: MetafieldDefinition
    userErrors: [MetafieldDefinitionCreateUserError!]!
  }

  type Shop implements Node {
    id: ID!
    name: String!
  }

  type AppInstallation implements Node {
    id: ID!
    accessScopes: [AccessScope!]!
  }

  type AccessScope {
    handle: String!
  }

  type Metaobject implements Node {
    id: ID!
    type: String!
    handle: String!
    displayName: String!
    updatedAt: DateTime!
    field(key: String!): MetaobjectField
    fields: [MetaobjectField!]!
  }

  type MetaobjectField {
    key: String!
    type: String!
    value: String
    jsonValue: JSON
  }

  type MetaobjectConnection {
    nodes: [Metaobject!]!
    pageInfo: PageInfo!
  }

  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }

  type MetaobjectDefinition implements Node {
    id: ID!
    name: String!
    type: String!
    access: MetaobjectAccess!
    fieldDefinitions: [MetaobjectFieldDefinition!]!
  }

  type MetaobjectAccess {
    storefront: MetaobjectStorefrontAccess!
  }

  enum MetaobjectStorefrontAccess {
    NONE
    PUBLIC_READ
  }

  type MetaobjectFieldDefinition {
    key: String!
    name: String!
    required: Boolean!
    type: MetafieldDefinitionType!
  }

  type MetafieldDefinitionType {
    name: String!
  }

  input MetaobjectHandleInput {
    type: String!
    handle: String!
  }

  input MetaobjectFieldInput {
    key: String!
    value: String!
  }

  input MetaobjectCreateInput {
    type: String!
    handle: String
    fields: [MetaobjectFieldInput!]
  }

  input MetaobjectUpdateInput {
    handle: String
    fields: [MetaobjectFieldInput!]
  }

  input MetaobjectUpsertInput {
    handle: String
    fields: [MetaobjectFieldInput!]
  }

  input MetaobjectDefinitionCreateInput {
    type: String!
    name: String
    displayNameKey: String
    access: MetaobjectAccessInput
    fieldDefinitions: [MetaobjectFieldDefinitionCreateInput!]
  }

  input MetaobjectDefinitionUpdateInput {
    fieldDefinitions: [MetaobjectFieldDefinitionOperationInput!]
  }

  input MetaobjectFieldDefinitionOperationInput {
    create: MetaobjectFieldDefinitionCreateInput
  }

  input MetaobjectAccessInput {
    storefront: MetaobjectStorefrontAccess
  }

  input MetaobjectFieldDefinitionCreateInput {
    key: String!
    type: String!
    name: String
    description: String
    required: Boolean = false
    validations: [MetafieldDefinitionValidationInput!]
  }

  input MetafieldDefinitionValidationInput {
    name: String!
    value: String!
  }

  type MetaobjectUserError {
    field: [String!]
    message: String!
    code: MetaobjectUserErrorCode
    elementKey: String
    elementIndex: Int
  }

  enum MetaobjectUserErrorCode {
    INVALID
    INVALID_VALUE
    NOT_AUTHORIZED
    OBJECT_FIELD_REQUIRED
    OBJECT_FIELD_TAKEN
    RECORD_NOT_FOUND
    TAKEN
    UNDEFINED_OBJECT_FIELD
    UNDEFINED_OBJECT_TYPE
  }

  type MetaobjectDefinitionCreatePayload {
    metaobjectDefinition: MetaobjectDefinition
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectDefinitionUpdatePayload {
    metaobjectDefinition: MetaobjectDefinition
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectCreatePayload {
    metaobject: Metaobject
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectUpdatePayload {
    metaobject: Metaobject
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectUpsertPayload {
    metaobject: Metaobject
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectDeletePayload {
    deletedId: ID
    userErrors: [MetaobjectUserError!]!
  }
`;
