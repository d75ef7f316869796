/* What a check found in packs, kept in one list. */
#include "memory.h"
#include "pack.h"

static bool same(const struct arb_error *a, const struct arb_error *b)
{
    return a->line == b->line && strcmp(a->text, b->text) == 0;
}

void arb_find(struct arb_findings *findings, const struct arb_error *error, bool warning)
{
    for (int i = 0; i < findings->count; i++)
        if (same(&findings->list[i].error, error))
            return;
    ++*(warning ? &findings->warnings : &findings->errors);
    if (findings->count == ARB_FINDINGS)
        return;
    if (!findings->list)
        findings->list = arb_alloc(ARB_FINDINGS * sizeof *findings->list);
    findings->list[findings->count++] = (struct arb_finding){*error, warning};
}

static int by_place(const void *one, const void *two)
{
    const struct arb_error *a = &((const struct arb_finding *)one)->error;
    const struct arb_error *b = &((const struct arb_finding *)two)->error;
    int file = strcmp(a->file, b->file);
    return file ? file : a->line != b->line ? a->line - b->line : strcmp(a->text, b->text);
}

void arb_sort_findings(struct arb_findings *findings)
{
    if (findings->count)
        qsort(findings->list, (size_t)findings->count, sizeof *findings->list, by_place);
}

void arb_free_findings(struct arb_findings *findings)
{
    free(findings->list);
    *findings = (struct arb_findings){0};
}
