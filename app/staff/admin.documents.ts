/** An entry of the store, as `Entry` has it. */
const ENTRY_FRAGMENT = `#graphql:admin
  fragment StaffEntry on Metaobject {
    id
    handle
    updatedAt
    fields {
      key
      value
    }
  }
` as const;

export const READ_ENTRY = `#graphql:admin
  query StaffTheme($handle: MetaobjectHandleInput!) {
    entry: metaobjectByHandle(handle: $handle) {
      ...StaffEntry
    }
  }
  ${ENTRY_FRAGMENT}
` as const;

export const WRITE_ENTRY = `#graphql:admin
  mutation WriteTheme(
    $handle: MetaobjectHandleInput!
    $metaobject: MetaobjectUpsertInput!
  ) {
    written: metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      metaobject {
        ...StaffEntry
      }
      userErrors {
        code
        elementKey
      }
    }
  }
  ${ENTRY_FRAGMENT}
` as const;

export const UPDATE_ENTRY = `#graphql:admin
  mutation UpdateStaffTheme($id: ID!, $metaobject: MetaobjectUpdateInput!) {
    updated: metaobjectUpdate(id: $id, metaobject: $metaobject) {
      metaobject {
        ...StaffEntry
      }
      userErrors {
        code
        elementKey
      }
    }
  }
  ${ENTRY_FRAGMENT}
` as const;

export const DELETE_ENTRY = `#graphql:admin
  mutation DeleteStaffTheme($id: ID!) {
    metaobjectDelete(id: $id) {
      deletedId
      userErrors {
        code
        elementKey
      }
    }
  }
` as const;

/** Most themes of one list: the one that shoppers see may be beyond it. */
export const MAX_LISTED = 50;

export const LIST_THEMES = `#graphql:admin
  query StaffThemes(
    $draft: String!
    $version: String!
    $plan: String!
    $theme: String!
    $schedule: MetaobjectHandleInput!
  ) {
    drafts: metaobjects(
      type: $draft
      first: 100
      sortKey: "updated_at"
      reverse: true
    ) {
      nodes {
        ...StaffEntry
      }
    }
    versions: metaobjects(type: $version, first: 50) {
      nodes {
        ...StaffEntry
      }
    }
    plans: metaobjects(type: $plan, first: 50) {
      nodes {
        ...StaffEntry
      }
    }
    themes: metaobjects(type: $theme, first: ${MAX_LISTED}) {
      nodes {
        ...StaffEntry
      }
    }
    schedule: metaobjectByHandle(handle: $schedule) {
      ...StaffEntry
    }
  }
  ${ENTRY_FRAGMENT}
` as const;

/** The entries of a type that were not changed for longest. */
export const OLDEST_ENTRIES = `#graphql:admin
  query OldEdits($type: String!, $first: Int!) {
    metaobjects(type: $type, first: $first, sortKey: "updated_at") {
      nodes {
        id
        updatedAt
      }
    }
  }
` as const;

/** The newest files, with their pictures. */
export const LIST_FILES = `#graphql:admin
  query StaffFiles($first: Int!, $query: String!) {
    files(first: $first, query: $query, sortKey: CREATED_AT, reverse: true) {
      nodes {
        id
        alt
        ... on MediaImage {
          image {
            url
          }
        }
        ... on Video {
          preview {
            image {
              url
            }
          }
        }
      }
    }
  }
` as const;

export const STAGE_UPLOAD = `#graphql:admin
  mutation StageUpload($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets {
        url
        resourceUrl
        parameters {
          name
          value
        }
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;

export const CREATE_FILE = `#graphql:admin
  mutation CreateFile($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files {
        id
      }
      userErrors {
        code
        message
      }
    }
  }
` as const;

export const READ_FILE = `#graphql:admin
  query FileStatus($id: ID!) {
    node(id: $id) {
      ... on MediaImage {
        id
        alt
        fileStatus
        image {
          url
        }
      }
    }
  }
` as const;
