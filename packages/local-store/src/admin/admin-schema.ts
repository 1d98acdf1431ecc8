/**
 * The part of the Admin API's schema that this store answers, with Shopify's names and shapes: metaobjects, customers with their tags
 * and consents, orders by number and address, definitions, files and the scopes of the app that asks. Validation refuses everything else.
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
    orders(first: Int!, query: String): OrderConnection!
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
    code: String
  }

  type FileCreatePayload {
    files: [File!]
    userErrors: [FilesUserError!]!
  }

  type OrderConnection {
    nodes: [Order!]!
  }

  type Order {
    id: ID!
    name: String!
    email: String
    tags: [String!]!
  }

  type Customer {
    id: ID!
    tags: [String!]!
  }

  type CustomerUserError {
    code: String
    field: [String!]
    message: String!
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

  type CustomerSetPayload {
    customer: Customer
    userErrors: [CustomerUserError!]!
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

  type CustomerEmailMarketingConsentUpdatePayload {
    customer: Customer
    userErrors: [CustomerUserError!]!
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

  type MetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [CustomerUserError!]!
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
    storefront: MetaobjectStorefrontAccess
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

  type MetafieldDefinition {
    id: ID!
    namespace: String!
    key: String!
    name: String!
    type: MetafieldDefinitionType!
    access: MetaobjectAccess!
  }

  type MetafieldDefinitionConnection {
    nodes: [MetafieldDefinition!]!
  }

  type MetafieldDefinitionCreatePayload {
    createdDefinition: MetafieldDefinition
    userErrors: [CustomerUserError!]!
  }

  type Shop {
    id: ID!
    name: String!
  }

  type AppInstallation {
    id: ID!
    accessScopes: [AccessScope!]!
  }

  type AccessScope {
    handle: String!
  }

  type Metaobject {
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

  type MetaobjectDefinition {
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
    fieldDefinitions: [MetaobjectFieldDefinitionCreateInput!]!
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
    required: Boolean
    validations: [MetafieldDefinitionValidationInput!]
  }

  input MetafieldDefinitionValidationInput {
    name: String!
    value: String!
  }

  type MetaobjectUserError {
    field: [String!]
    message: String!
    code: String
    elementKey: String
    elementIndex: Int
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
