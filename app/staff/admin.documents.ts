/**
 * Metaobject types. The Storefront API shows the first two, which make shoppers' pages; the others
 * are private to the app.
 */
export const TYPES = {
  theme: 'storefront_theme',
  schedule: 'storefront_theme_schedule',
  draft: 'storefront_theme_draft',
  version: 'storefront_theme_version',
  plan: 'storefront_theme_plan',
  work: 'storefront_theme_work',
} as const;

export const SCHEDULE_HANDLE = 'schedule';

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
  query StaffThemes {
    drafts: metaobjects(
      type: "${TYPES.draft}"
      first: 100
      sortKey: "updated_at"
      reverse: true
    ) {
      nodes {
        ...StaffEntry
      }
    }
    versions: metaobjects(type: "${TYPES.version}", first: 50) {
      nodes {
        ...StaffEntry
      }
    }
    plans: metaobjects(type: "${TYPES.plan}", first: 50) {
      nodes {
        ...StaffEntry
      }
    }
    themes: metaobjects(type: "${TYPES.theme}", first: ${MAX_LISTED}) {
      nodes {
        ...StaffEntry
      }
    }
    schedule: metaobjectByHandle(
      handle: {type: "${TYPES.schedule}", handle: "${SCHEDULE_HANDLE}"}
    ) {
      ...StaffEntry
    }
  }
  ${ENTRY_FRAGMENT}
` as const;

/** The edits that were not changed for longest: as many as one new entry clears away. */
export const OLDEST_EDITS = `#graphql:admin
  query OldEdits {
    metaobjects(type: "${TYPES.work}", first: 10, sortKey: "updated_at") {
      nodes {
        id
        updatedAt
      }
    }
  }
` as const;

/** The newest pictures and videos. */
export const LIST_FILES = `#graphql:admin
  query StaffFiles {
    files(
      first: 60
      query: "status:READY AND (media_type:IMAGE OR media_type:VIDEO)"
      sortKey: CREATED_AT
      reverse: true
    ) {
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
