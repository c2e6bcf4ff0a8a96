// Made from the API description by Ajv. Changes made here are lost: change the description.
const formats = {
  date: (text) => {
    const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [0, 0, 0];
    const moment = new Date(Date.UTC(year, month - 1, day));
    return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  },
};
const ucs2length = (text) => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};
"use strict";
export const answer_TaxRateResult = validate53;
const schema20 = {"type":"object","required":["rate","country","status"],"properties":{"name":{"type":["string","null"]},"rate":{"$ref":"#/$defs/Percent"},"taxable_part":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"city":{"type":["string","null"]},"tax_code":{"$ref":"#/$defs/TaxCodeId"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"subtotal":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"status":{"type":"string","enum":["taxable","non_taxable","not_registered","reverse_charge"]},"notes":{"type":["string","null"]},"notice":{"type":["string","null"]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"additional_tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency"},"product_type":{"$ref":"#/$defs/ProductType"},"import":{"type":"boolean"}}};
const schema21 = {"type":"number","minimum":0};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"number"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"string","enum":["good","service"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.country === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.taxable_part !== undefined){
if(!(validate54(data.taxable_part, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema20.properties.region.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.county !== undefined){
let data5 = data.county;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema20.properties.county.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.city !== undefined){
let data6 = data.city;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema20.properties.city.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
if(!(validate59(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data8 = data.tax_behavior;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data8 === "inclusive") || (data8 === "exclusive"))){
const err8 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema20.properties.tax_behavior.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tax_amount !== undefined){
let data9 = data.tax_amount;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(!(validate61(data9, {instancePath:instancePath+"/tax_amount",parentData:data,parentDataProperty:"tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
const _errs18 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal !== undefined){
let data10 = data.subtotal;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate61(data10, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
const _errs23 = errors;
if(data10 !== null){
const err11 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err12 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount !== undefined){
let data11 = data.total_amount;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(!(validate61(data11, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
const _errs28 = errors;
if(data11 !== null){
const err13 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid2 = _errs28 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err14 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((data12 === "taxable") || (data12 === "non_taxable")) || (data12 === "not_registered")) || (data12 === "reverse_charge"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.notes !== undefined){
let data13 = data.notes;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema20.properties.notes.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if((typeof data14 !== "string") && (data14 !== null)){
const err18 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: schema20.properties.notice.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.additional_name !== undefined){
let data15 = data.additional_name;
if((typeof data15 !== "string") && (data15 !== null)){
const err19 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema20.properties.additional_name.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.additional_rate !== undefined){
let data16 = data.additional_rate;
const _errs39 = errors;
let valid4 = false;
const _errs40 = errors;
if(!(validate54(data16, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid3 = _errs40 === errors;
valid4 = valid4 || _valid3;
const _errs41 = errors;
if(data16 !== null){
const err20 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid3 = _errs41 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err21 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data17 = data.additional_taxable_part;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(!(validate54(data17, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
const _errs46 = errors;
if(data17 !== null){
const err22 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err22);
errors++;
}
var _valid4 = _errs46 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err23 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_tax_amount !== undefined){
let data18 = data.additional_tax_amount;
const _errs49 = errors;
let valid6 = false;
const _errs50 = errors;
if(!(validate61(data18, {instancePath:instancePath+"/additional_tax_amount",parentData:data,parentDataProperty:"additional_tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid5 = _errs50 === errors;
valid6 = valid6 || _valid5;
const _errs51 = errors;
if(data18 !== null){
const err24 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err24);
errors++;
}
var _valid5 = _errs51 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err25 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
if(!(validate68(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.product_type !== undefined){
if(!(validate70(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.import !== undefined){
if(typeof data.import !== "boolean"){
const err26 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"rate":true,"taxable_part":true,"country":true,"region":true,"county":true,"city":true,"tax_code":true,"tax_behavior":true,"tax_amount":true,"subtotal":true,"total_amount":true,"status":true,"notes":true,"notice":true,"additional_name":true,"additional_rate":true,"additional_taxable_part":true,"additional_tax_amount":true,"currency":true,"product_type":true,"import":true},"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Limit = validate72;
const schema27 = {"type":"integer","minimum":1};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Remaining = validate73;
const schema28 = {"type":"integer","minimum":0};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Reset = validate74;
const schema29 = {"type":"integer"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_calculateTaxRate_query = validate76;
const schema31 = {"type":"object","properties":{"from_country":{"$ref":"#/$defs/CountryCode.closed"},"from_postal_code":{"type":"string"},"to_country":{"$ref":"#/$defs/CountryCode.closed"},"to_postal_code":{"type":"string"},"to_city":{"type":"string"},"to_street":{"type":"string"},"tax_id":{"type":"string"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"date":{"$ref":"#/$defs/Date.closed"},"amount":{"$ref":"#/$defs/Decimal.closed"},"currency":{"$ref":"#/$defs/Currency.closed"}},"required":["to_country"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const schema32 = {"type":"string","pattern":"^[A-Z]{2}$"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","enum":["good","service"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"string","format":"date"};
const formats0 = formats.date;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"number"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_country"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.from_country !== undefined){
if(!(validate77(data.from_country, {instancePath:instancePath+"/from_country",parentData:data,parentDataProperty:"from_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.from_postal_code !== undefined){
if(typeof data.from_postal_code !== "string"){
const err2 = {instancePath:instancePath+"/from_postal_code",schemaPath:"#/properties/from_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.to_country !== undefined){
if(!(validate77(data.to_country, {instancePath:instancePath+"/to_country",parentData:data,parentDataProperty:"to_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.to_postal_code !== undefined){
if(typeof data.to_postal_code !== "string"){
const err3 = {instancePath:instancePath+"/to_postal_code",schemaPath:"#/properties/to_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.to_city !== undefined){
if(typeof data.to_city !== "string"){
const err4 = {instancePath:instancePath+"/to_city",schemaPath:"#/properties/to_city/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.to_street !== undefined){
if(typeof data.to_street !== "string"){
const err5 = {instancePath:instancePath+"/to_street",schemaPath:"#/properties/to_street/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err6 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
if(!(validate80(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data8 = data.tax_behavior;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data8 === "inclusive") || (data8 === "exclusive"))){
const err8 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema31.properties.tax_behavior.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate82(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate84(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate86(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate88(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_body = validate90;
const schema38 = {"$ref":"#/$defs/Transaction","properties":{"type":true,"currency":true,"custom_metadata":true,"items":true,"customer":true,"date":true,"shipping_address":true,"evidence":true,"payment":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true},"unevaluatedProperties":false};
const schema39 = {"type":"object","required":["items","payment"],"properties":{"type":{"type":"string","enum":["sale","refund"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/TransactionItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/ContactInput.closed"},{"type":"null"}]},"date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]},"payment":{"$ref":"#/$defs/TransactionPayment.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]}}};
const schema40 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};
const func2 = ucs2length;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"$ref":"#/$defs/TransactionItem","properties":{"amount":true,"product_code":true,"description":true,"quantity":true,"discount_rate":true,"tax":true},"unevaluatedProperties":false};
const schema42 = {"type":"object","required":["amount"],"properties":{"amount":{"$ref":"#/$defs/Decimal.closed"},"product_code":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":"integer"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax":{"anyOf":[{"$ref":"#/$defs/TransactionTax.closed"},{"type":"null"}]}}};
const schema43 = {"type":"number","minimum":0};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","required":["country"],"properties":{"rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"country":{"$ref":"#/$defs/CountryCode.closed"},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"name":{"type":["string","null"]},"region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"import":{"type":["boolean","null"]}},"additionalProperties":true};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.rate !== undefined){
let data0 = data.rate;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate98(data0, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tax_code !== undefined){
let data2 = data.tax_code;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate80(data2, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema44.properties.region.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.taxable_part !== undefined){
let data5 = data.taxable_part;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate98(data5, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_name !== undefined){
let data6 = data.additional_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema44.properties.additional_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.additional_rate !== undefined){
let data7 = data.additional_rate;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate98(data7, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data8 = data.additional_taxable_part;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(!(validate98(data8, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid4 = _errs32 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err13 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.import !== undefined){
let data9 = data.import;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: schema44.properties.import.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.amount !== undefined){
if(!(validate86(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.product_code !== undefined){
let data1 = data.product_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema42.properties.product_code.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate98(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.tax !== undefined){
let data5 = data.tax;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate100(data5, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"amount":true,"product_code":true,"description":true,"quantity":true,"discount_rate":true,"tax":true},"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "amount") && (key0 !== "product_code")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "discount_rate")) && (key0 !== "tax")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"oneOf":[{"$ref":"#/$defs/ContactReference.closed"},{"$ref":"#/$defs/ContactData.closed"}]};
const schema46 = {"$ref":"#/$defs/ContactReference","properties":{"id":true},"unevaluatedProperties":false};
const schema47 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "id"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$ref":"#/$defs/ContactData","properties":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};
const schema49 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["first_name"],"properties":{"kind":{"type":"string"}}};
const schema50 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema50.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema50.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema50.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema50.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema50.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema50.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema50.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data8 = data.street_line_1;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema50.properties.street_line_1.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data9 = data.street_line_2;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema50.properties.street_line_2.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema50.properties.city.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.region !== undefined){
let data11 = data.region;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema50.properties.region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.postal_code !== undefined){
let data12 = data.postal_code;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema50.properties.postal_code.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
const _errs28 = errors;
let valid1 = false;
const _errs29 = errors;
if(!(validate77(data13, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
const _errs30 = errors;
if(data13 !== null){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema50.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema50.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema50.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let valid2 = false;
const _errs38 = errors;
if(!(validate98(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema50.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema50.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema50.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema50.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate110.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema51 = {"$ref":"#/$defs/ShippingAddress","properties":{"street_line_1":true,"street_line_2":true,"city":true,"country":true,"region":true,"postal_code":true},"unevaluatedProperties":false};
const schema52 = {"type":"object","properties":{"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street_line_1 !== undefined){
let data0 = data.street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema52.properties.street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data1 = data.street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema52.properties.street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema52.properties.city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate77(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema52.properties.region.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema52.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"street_line_1":true,"street_line_2":true,"city":true,"country":true,"region":true,"postal_code":true},"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "street_line_1") && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$ref":"#/$defs/EvidenceNested","properties":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};
const schema54 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"},{"if":{"required":["additional_evidence"],"properties":{"additional_evidence":{"type":"string"}}},"then":{"required":["additional_evidence_country"],"properties":{"additional_evidence_country":{"type":"string"}}}},{"if":{"required":["additional_evidence_country"],"properties":{"additional_evidence_country":{"type":"string"}}},"then":{"required":["additional_evidence"],"properties":{"additional_evidence":{"type":"string"}}}}],"type":"object"};
const schema55 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema55.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate77(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema55.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema55.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.additional_evidence === undefined) && (missing0 = "additional_evidence")){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
else {
if(data.additional_evidence !== undefined){
if(typeof data.additional_evidence !== "string"){
const err2 = {};
(vErrors ??= []).push(err2);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additional_evidence_country === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "additional_evidence_country"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.additional_evidence_country !== undefined){
if(typeof data.additional_evidence_country !== "string"){
const err4 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/allOf/1/then/properties/additional_evidence_country/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.additional_evidence_country = true;
props0.additional_evidence = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err5);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.additional_evidence_country === undefined) && (missing1 = "additional_evidence_country")){
const err6 = {};
(vErrors ??= []).push(err6);
errors++;
}
else {
if(data.additional_evidence_country !== undefined){
if(typeof data.additional_evidence_country !== "string"){
const err7 = {};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additional_evidence === undefined){
const err8 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "additional_evidence"}};
(vErrors ??= []).push(err8);
errors++;
}
if(data.additional_evidence !== undefined){
if(typeof data.additional_evidence !== "string"){
const err9 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/allOf/2/then/properties/additional_evidence/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.additional_evidence = true;
props1.additional_evidence_country = true;
}
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err10);
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
validate131.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
else {
var props0 = validate131.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"$ref":"#/$defs/TransactionPayment","properties":{"method":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};
const schema57 = {"type":"object","properties":{"method":{"$ref":"#/$defs/PaymentMethod.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema58 = {"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other"]};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((((data === "credit_card") || (data === "cash")) || (data === "wire_transfer")) || (data === "direct_debit")) || (data === "check")) || (data === "iou")) || (data === "paypal")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
if(!(validate141(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.processor !== undefined){
let data1 = data.processor;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema57.properties.processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.processor_id !== undefined){
let data2 = data.processor_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema57.properties.processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"method":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "method") && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"integer"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};
const pattern7 = new RegExp("^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.payment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "sale") || (data0 === "refund"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate88(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.custom_metadata !== undefined){
let data2 = data.custom_metadata;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate93(data2, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 200){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate95(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.customer !== undefined){
let data5 = data.customer;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate110(data5, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs19 = errors;
if(data5 !== null){
const err11 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid2 = _errs19 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.date !== undefined){
if(!(validate84(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.shipping_address !== undefined){
let data7 = data.shipping_address;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
if(!(validate125(data7, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid6 = valid6 || _valid3;
const _errs25 = errors;
if(data7 !== null){
const err13 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid3 = _errs25 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err14 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data8 = data.evidence;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate130(data8, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid4 = _errs29 === errors;
valid7 = valid7 || _valid4;
const _errs30 = errors;
if(data8 !== null){
const err15 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs30 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const err16 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.payment !== undefined){
if(!(validate139(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.processor !== undefined){
let data10 = data.processor;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema39.properties.processor.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor_id !== undefined){
let data11 = data.processor_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema39.properties.processor_id.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data12 = data.processor_fee_cents;
const _errs38 = errors;
let valid8 = false;
const _errs39 = errors;
if(!(validate145(data12, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid8 = valid8 || _valid5;
const _errs40 = errors;
if(data12 !== null){
const err19 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid5 = _errs40 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const err20 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data13 = data.po_number;
if((typeof data13 !== "string") && (data13 !== null)){
const err21 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema39.properties.po_number.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data14 = data.notes;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema39.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
const _errs47 = errors;
let valid9 = false;
const _errs48 = errors;
if(!(validate147(data15, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid6 = _errs48 === errors;
valid9 = valid9 || _valid6;
const _errs49 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid6 = _errs49 === errors;
valid9 = valid9 || _valid6;
if(!valid9){
const err24 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"currency":true,"custom_metadata":true,"items":true,"customer":true,"date":true,"shipping_address":true,"evidence":true,"payment":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "type") && (key0 !== "currency")) && (key0 !== "custom_metadata")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "payment")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TransactionResult = validate150;
const schema61 = {"type":"object","required":["id","type","items","total_cents"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["Invoice","Credit"]},"number":{"type":"string","maxLength":20},"issue_date":{"$ref":"#/$defs/Date"},"created_at":{"$ref":"#/$defs/Timestamp"},"date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency"},"contact":{"anyOf":[{"$ref":"#/$defs/Contact"},{"type":"null"}]},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/TransactionResultItem"}},"taxes":{"type":"array","items":{"$ref":"#/$defs/TransactionResultTax"}},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment"}},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence"},{"type":"null"}]},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","void","archived"]},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"},"total_cents":{"$ref":"#/$defs/Cents"},"pdf":{"$ref":"#/$defs/Url"},"permalink":{"$ref":"#/$defs/Url"}}};
const schema62 = {"type":"string","format":"date"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"integer"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema64 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"full_name":{"type":"string"},"permalink":{"$ref":"#/$defs/Url"},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema65 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema65.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema65.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema65.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema65.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema65.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema65.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema65.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data8 = data.street_line_1;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema65.properties.street_line_1.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data9 = data.street_line_2;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema65.properties.street_line_2.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema65.properties.city.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.region !== undefined){
let data11 = data.region;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema65.properties.region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.postal_code !== undefined){
let data12 = data.postal_code;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema65.properties.postal_code.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
const _errs28 = errors;
let valid1 = false;
const _errs29 = errors;
if(!(validate57(data13, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
const _errs30 = errors;
if(data13 !== null){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema65.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema65.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema65.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let valid2 = false;
const _errs38 = errors;
if(!(validate54(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema65.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema65.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema65.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema65.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"string","format":"uri"};
const formats4 = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+\S*$/i;

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
const err2 = {instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"id":true,"full_name":true,"permalink":true,"created_at":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"description":{"type":["string","null"]},"product_code":{"type":["string","null"]},"quantity":{"type":"integer"},"unit_price":{"$ref":"#/$defs/Decimal"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"discount_cents":{"$ref":"#/$defs/Cents"},"subtotal_cents":{"$ref":"#/$defs/Cents"},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId"},{"type":"null"}]},"tax_name":{"type":["string","null"]},"tax_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"total_amount_cents":{"$ref":"#/$defs/Cents"}}};
const schema68 = {"type":"integer"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema67.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.product_code !== undefined){
let data2 = data.product_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema67.properties.product_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unit_price !== undefined){
if(!(validate61(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.discount_rate !== undefined){
let data5 = data.discount_rate;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate54(data5, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.tax_code !== undefined){
let data8 = data.tax_code;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate59(data8, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data8 !== null){
const err7 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_name !== undefined){
let data9 = data.tax_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/tax_name",schemaPath:"#/properties/tax_name/type",keyword:"type",params:{type: schema67.properties.tax_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_rate !== undefined){
let data10 = data.tax_rate;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate54(data10, {instancePath:instancePath+"/tax_rate",parentData:data,parentDataProperty:"tax_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
const _errs27 = errors;
if(data10 !== null){
const err10 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err11 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_country !== undefined){
let data11 = data.tax_country;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate57(data11, {instancePath:instancePath+"/tax_country",parentData:data,parentDataProperty:"tax_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
const _errs32 = errors;
if(data11 !== null){
const err12 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid3 = _errs32 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err13 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_region !== undefined){
let data12 = data.tax_region;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/tax_region",schemaPath:"#/properties/tax_region/type",keyword:"type",params:{type: schema67.properties.tax_region.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.taxable_part !== undefined){
let data13 = data.taxable_part;
const _errs37 = errors;
let valid5 = false;
const _errs38 = errors;
if(!(validate54(data13, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
valid5 = valid5 || _valid4;
const _errs39 = errors;
if(data13 !== null){
const err15 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs39 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err16 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount_cents !== undefined){
if(!(validate169(data.total_amount_cents, {instancePath:instancePath+"/total_amount_cents",parentData:data,parentDataProperty:"total_amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"id":true,"description":true,"product_code":true,"quantity":true,"unit_price":true,"discount_rate":true,"discount_cents":true,"subtotal_cents":true,"tax_code":true,"tax_name":true,"tax_rate":true,"tax_country":true,"tax_region":true,"taxable_part":true,"total_amount_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId"},{"type":"null"}]},"amount_cents":{"$ref":"#/$defs/Cents"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema69.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tax_code !== undefined){
let data4 = data.tax_code;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate59(data4, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"tax_code":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"amount_cents":{"$ref":"#/$defs/Cents"},"created_at":{"$ref":"#/$defs/Timestamp"},"date":{"$ref":"#/$defs/Date"},"payment_method":{"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other","credit"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"url":{"$ref":"#/$defs/Url"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate151(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.payment_method !== undefined){
let data4 = data.payment_method;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((((((data4 === "credit_card") || (data4 === "cash")) || (data4 === "wire_transfer")) || (data4 === "direct_debit")) || (data4 === "check")) || (data4 === "iou")) || (data4 === "paypal")) || (data4 === "other")) || (data4 === "credit"))){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/enum",keyword:"enum",params:{allowedValues: schema70.properties.payment_method.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor !== undefined){
let data5 = data.processor;
if((typeof data5 !== "string") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema70.properties.processor.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.processor_id !== undefined){
let data6 = data.processor_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema70.properties.processor_id.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"id":true,"amount_cents":true,"created_at":true,"date":true,"payment_method":true,"processor":true,"processor_id":true,"url":true},"dynamicProps":false,"dynamicItems":false};

const schema71 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"document_id":{"type":"integer"},"state":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"ip_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]}}};
const schema72 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"notes":{"type":["string","null"]}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema72.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema72.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema72.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.document_id !== undefined){
let data1 = data.document_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data2 === "unsettled") || (data2 === "conflicting")) || (data2 === "confirmed"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema71.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.ip_country !== undefined){
let data3 = data.ip_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"id":true,"document_id":true,"state":true,"ip_country":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","properties":{"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street_line_1 !== undefined){
let data0 = data.street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema73.properties.street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data1 = data.street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema73.properties.street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema73.properties.city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema73.properties.region.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema73.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"street_line_1":true,"street_line_2":true,"city":true,"country":true,"region":true,"postal_code":true},"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.total_cents === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_cents"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((data1 === "Invoice") || (data1 === "Credit"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.number !== undefined){
let data2 = data.number;
if(typeof data2 === "string"){
if(func2(data2) > 20){
const err7 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.issue_date !== undefined){
if(!(validate151(data.issue_date, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate151(data5, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
if(!(validate68(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
let data7 = data.contact;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate157(data7, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = {};
props0.id = true;
props0.full_name = true;
props0.permalink = true;
props0.created_at = true;
props0.kind = true;
props0.first_name = true;
props0.last_name = true;
props0.contact_person = true;
props0.department = true;
props0.email = true;
props0.phone_1 = true;
props0.web = true;
props0.street_line_1 = true;
props0.street_line_2 = true;
props0.city = true;
props0.region = true;
props0.postal_code = true;
props0.country = true;
props0.tax_id = true;
props0.tax_status = true;
props0.discount = true;
props0.language = true;
props0.notes = true;
props0.processor = true;
props0.processor_id = true;
}
const _errs18 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err12 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate166(data8[i0], {instancePath:instancePath+"/items/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate178(data10[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.payments !== undefined){
let data12 = data.payments;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate184(data12[i2], {instancePath:instancePath+"/payments/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.evidence !== undefined){
let data14 = data.evidence;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(!(validate190(data14, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
var props1 = {};
props1.id = true;
props1.document_id = true;
props1.state = true;
props1.ip_country = true;
props1.ip_address = true;
props1.bank_country = true;
props1.billing_country = true;
props1.additional_evidence = true;
props1.additional_evidence_country = true;
props1.notes = true;
}
const _errs32 = errors;
if(data14 !== null){
const err17 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err17);
errors++;
}
var _valid2 = _errs32 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data15 = data.state;
if(typeof data15 !== "string"){
const err19 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
if(!(((((((data15 === "outstanding") || (data15 === "late")) || (data15 === "uncollectible")) || (data15 === "paid")) || (data15 === "refunded")) || (data15 === "void")) || (data15 === "archived"))){
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema61.properties.state.enum}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.shipping_address !== undefined){
let data16 = data.shipping_address;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if(!(validate198(data16, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props2 = {};
props2.street_line_1 = true;
props2.street_line_2 = true;
props2.city = true;
props2.country = true;
props2.region = true;
props2.postal_code = true;
}
const _errs39 = errors;
if(data16 !== null){
const err21 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid3 = _errs39 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err22 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.processor !== undefined){
let data17 = data.processor;
if((typeof data17 !== "string") && (data17 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema61.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data18 = data.processor_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema61.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data19 = data.processor_fee_cents;
const _errs46 = errors;
let valid11 = false;
const _errs47 = errors;
if(!(validate169(data19, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid4 = _errs47 === errors;
valid11 = valid11 || _valid4;
const _errs48 = errors;
if(data19 !== null){
const err25 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err25);
errors++;
}
var _valid4 = _errs48 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err26 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err26);
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data20 = data.po_number;
if((typeof data20 !== "string") && (data20 !== null)){
const err27 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema61.properties.po_number.type}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.notes !== undefined){
let data21 = data.notes;
if((typeof data21 !== "string") && (data21 !== null)){
const err28 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema61.properties.notes.type}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
const _errs55 = errors;
let valid12 = false;
const _errs56 = errors;
if(!(validate202(data22, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var _valid5 = _errs56 === errors;
valid12 = valid12 || _valid5;
const _errs57 = errors;
if(data22 !== null){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err29);
errors++;
}
var _valid5 = _errs57 === errors;
valid12 = valid12 || _valid5;
if(!valid12){
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err30);
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data.custom_metadata !== undefined){
let data23 = data.custom_metadata;
const _errs60 = errors;
let valid13 = false;
const _errs61 = errors;
if(!(validate204(data23, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid6 = _errs61 === errors;
valid13 = valid13 || _valid6;
const _errs62 = errors;
if(data23 !== null){
const err31 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err31);
errors++;
}
var _valid6 = _errs62 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const err32 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err32);
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.total_cents !== undefined){
if(!(validate169(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate162(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"id":true,"type":true,"number":true,"issue_date":true,"created_at":true,"date":true,"currency":true,"contact":true,"items":true,"taxes":true,"payments":true,"evidence":true,"state":true,"shipping_address":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"custom_metadata":true,"subtotal_cents":true,"discount_cents":true,"total_cents":true,"pdf":true,"permalink":true},"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_query = validate211;
const schema76 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listInvoices = validate212;
const schema77 = {"type":"array","items":{"$ref":"#/$defs/Invoice"}};
const schema78 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]}}};
const schema79 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"created_at":{"$ref":"#/$defs/Timestamp"},"deliveries":{"type":"array","items":{"$ref":"#/$defs/Envelope"}},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment"}},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence"},{"type":"null"}]},"exchange_rate":{"type":["number","null"]},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"},"permalink":{"$ref":"#/$defs/Url"},"pdf":{"$ref":"#/$defs/Url"},"url":{"$ref":"#/$defs/Url"}}};
const schema80 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents"},{"type":"null"}]}}};
const schema81 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema82 = {"type":"object","properties":{"po_number":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"notes":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata"},{"type":"null"}]}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.po_number !== undefined){
let data0 = data.po_number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema82.properties.po_number.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema82.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema82.properties.notes.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate204(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(!(validate68(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema81.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema83.properties.postal_code.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema83.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema83.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema83.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema83.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema80.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data2 = data.related_document;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate226(data2, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props0 = {};
props0.id = true;
props0.type = true;
}
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data3 = data.due_date;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate151(data3, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema80.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(!(validate169(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","required":["contact","items"],"properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagList"},{"type":"null"}]},"contact":{"$ref":"#/$defs/Contact"},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/DocumentItem"}},"taxes":{"type":"array","items":{"$ref":"#/$defs/DocumentTax"}},"total_cents":{"$ref":"#/$defs/Cents"}}};
const schema86 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"allOf":[{"$ref":"#/$defs/DocumentItemFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"}}};
const schema88 = {"type":"object","properties":{"description":{"type":["string","null"]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"quantity":{"type":"number"},"product_code":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]}}};
const schema89 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema89.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema88.properties.description.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.discount_rate !== undefined){
let data1 = data.discount_rate;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate54(data1, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.product_code !== undefined){
let data3 = data.product_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema88.properties.product_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data4 = data.tax_1_transaction_type;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate238(data4, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data5 = data.tax_1_country;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate57(data5, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_name !== undefined){
let data6 = data.tax_1_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema88.properties.tax_1_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data7 = data.tax_1_rate;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate54(data7, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data8 = data.tax_1_region;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema88.properties.tax_1_region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data9 = data.tax_2_transaction_type;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate238(data9, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
const _errs34 = errors;
if(data9 !== null){
const err13 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid4 = _errs34 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err14 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data10 = data.tax_2_country;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
if(!(validate57(data10, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
valid6 = valid6 || _valid5;
const _errs39 = errors;
if(data10 !== null){
const err15 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err16 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data11 = data.tax_2_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema88.properties.tax_2_name.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data12 = data.tax_2_rate;
const _errs44 = errors;
let valid7 = false;
const _errs45 = errors;
if(!(validate54(data12, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid6 = _errs45 === errors;
valid7 = valid7 || _valid6;
const _errs46 = errors;
if(data12 !== null){
const err18 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid6 = _errs46 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err19 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data13 = data.tax_2_region;
if((typeof data13 !== "string") && (data13 !== null)){
const err20 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema88.properties.tax_2_region.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.total_amount !== undefined){
let data14 = data.total_amount;
const _errs51 = errors;
let valid8 = false;
const _errs52 = errors;
if(!(validate61(data14, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid7 = _errs52 === errors;
valid8 = valid8 || _valid7;
const _errs53 = errors;
if(data14 !== null){
const err21 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid7 = _errs53 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const err22 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_price !== undefined){
let data15 = data.unit_price;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(!(validate61(data15, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
valid9 = valid9 || _valid8;
const _errs58 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid8 = _errs58 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err24 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"description":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"id":true,"subtotal_cents":true,"discount_cents":true,"description":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};

const schema90 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"transaction_type":{"type":"string"},"amount_cents":{"$ref":"#/$defs/Cents"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema90.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.county !== undefined){
let data4 = data.county;
if((typeof data4 !== "string") && (data4 !== null)){
const err2 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema90.properties.county.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.transaction_type !== undefined){
if(typeof data.transaction_type !== "string"){
const err3 = {instancePath:instancePath+"/transaction_type",schemaPath:"#/properties/transaction_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"county":true,"transaction_type":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate232(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.contact !== undefined){
if(!(validate157(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate235(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.taxes !== undefined){
let data4 = data.taxes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate251(data4[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.total_cents !== undefined){
if(!(validate169(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","properties":{"delivered_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"recipient":{"type":"string","enum":["ticketbai_araba","ticketbai_gipuzkoa","ticketbai_bizkaia"]},"service_response":{"type":["string","null"]},"type":{"type":"string","enum":["registration","cancellation"]}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delivered_at !== undefined){
let data0 = data.delivered_at;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate153(data0, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "ticketbai_araba") || (data1 === "ticketbai_gipuzkoa")) || (data1 === "ticketbai_bizkaia"))){
const err3 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/enum",keyword:"enum",params:{allowedValues: schema91.properties.recipient.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.service_response !== undefined){
let data2 = data.service_response;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/service_response",schemaPath:"#/properties/service_response/type",keyword:"type",params:{type: schema91.properties.service_response.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((data3 === "registration") || (data3 === "cancellation"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"delivered_at":true,"recipient":true,"service_response":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.deliveries !== undefined){
let data2 = data.deliveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate259(data2[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.payments !== undefined){
let data4 = data.payments;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate184(data4[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.evidence !== undefined){
let data6 = data.evidence;
const _errs13 = errors;
let valid6 = false;
const _errs14 = errors;
if(!(validate190(data6, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid6 = valid6 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
props0.document_id = true;
props0.state = true;
props0.ip_country = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
const _errs15 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs15 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err5 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.exchange_rate !== undefined){
let data7 = data.exchange_rate;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/exchange_rate",schemaPath:"#/properties/exchange_rate/type",keyword:"type",params:{type: schema79.properties.exchange_rate.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate162(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema93 = {"type":"string","enum":["days","weeks","months","years"]};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema92.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","properties":{"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_processor !== undefined){
let data0 = data.payment_processor;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema94.properties.payment_processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data1 = data.payment_processor_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema94.properties.payment_processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema78.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate213(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_X_Pages_HasMore = validate277;
const schema95 = {"type":"string","enum":["true","false"]};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "true") || (data === "false"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema95.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_Pages_NextPage = validate278;
const schema96 = {"type":"string","format":"uri"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_listInvoices_query = validate279;
const schema97 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]},"processor_id":{"type":"string"},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema98 = {"type":"string","pattern":"^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$"};
const pattern9 = new RegExp("^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$", "u");

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((data2 === "outstanding") || (data2 === "late")) || (data2 === "uncollectible")) || (data2 === "paid")) || (data2 === "refunded")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema97.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contact !== undefined){
let data4 = data.contact;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_before !== undefined){
let data5 = data.created_before;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err8);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_body = validate282;
const schema99 = {"$ref":"#/$defs/InvoiceCreate","properties":{"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"tag_list":true,"contact":true,"items":true,"recurring_period":true,"recurring_frequency":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema100 = {"allOf":[{"$ref":"#/$defs/InvoiceUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"]};
const schema101 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object"};
const schema102 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","properties":{"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]}}};
const schema103 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema104 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema105 = {"type":"object","properties":{"po_number":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"notes":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.po_number !== undefined){
let data0 = data.po_number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema105.properties.po_number.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema105.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema105.properties.notes.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate93(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(!(validate88(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema104.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema106 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"attachment":{"$ref":"#/$defs/Attachment.closed"}}};
const schema107 = {"$ref":"#/$defs/Attachment","properties":{"data":true,"filename":true,"public":true},"unevaluatedProperties":false};
const schema108 = {"type":"object","required":["data","filename"],"properties":{"data":{"type":"string","contentEncoding":"base64"},"filename":{"type":"string"},"public":{"type":"boolean"}}};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.filename === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.filename !== undefined){
if(typeof data.filename !== "string"){
const err3 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.public !== undefined){
if(typeof data.public !== "boolean"){
const err4 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"data":true,"filename":true,"public":true},"dynamicProps":false,"dynamicItems":false};


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "data") && (key0 !== "filename")) && (key0 !== "public")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema106.properties.postal_code.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema106.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema106.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema106.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema106.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.attachment !== undefined){
if(!(validate295(data.attachment, {instancePath:instancePath+"/attachment",parentData:data,parentDataProperty:"attachment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const schema109 = {"$ref":"#/$defs/RelatedDocument","properties":{"id":true,"type":true},"unevaluatedProperties":false};
const schema110 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "id") && (key0 !== "type")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema103.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data2 = data.related_document;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate301(data2, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data3 = data.due_date;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate84(data3, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema103.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(!(validate145(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema111 = {"type":"object","properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]},"contact":{"$ref":"#/$defs/ContactInput.closed"},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/DocumentItemInput.closed"}}}};
const schema112 = {"oneOf":[{"$ref":"#/$defs/TagList.closed"},{"$ref":"#/$defs/TagString.closed"}]};
const schema113 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs2 = errors;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate309.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema114 = {"$ref":"#/$defs/DocumentItemInput","properties":{"description":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"unevaluatedProperties":false};
const schema115 = {"allOf":[{"$ref":"#/$defs/DocumentItemFields"},{"anyOf":[{"required":["total_amount"],"properties":{"total_amount":{"type":"number"}}},{"required":["unit_price"],"properties":{"unit_price":{"type":"number"}}}]}],"type":"object"};
const schema116 = {"type":"object","properties":{"description":{"type":["string","null"]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"quantity":{"type":"number"},"product_code":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]}}};
const schema117 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema116.properties.description.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.discount_rate !== undefined){
let data1 = data.discount_rate;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate98(data1, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.product_code !== undefined){
let data3 = data.product_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema116.properties.product_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data4 = data.tax_1_transaction_type;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate319(data4, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data5 = data.tax_1_country;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate77(data5, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_name !== undefined){
let data6 = data.tax_1_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema116.properties.tax_1_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data7 = data.tax_1_rate;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate98(data7, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data8 = data.tax_1_region;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema116.properties.tax_1_region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data9 = data.tax_2_transaction_type;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate319(data9, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
const _errs34 = errors;
if(data9 !== null){
const err13 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid4 = _errs34 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err14 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data10 = data.tax_2_country;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
if(!(validate77(data10, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
valid6 = valid6 || _valid5;
const _errs39 = errors;
if(data10 !== null){
const err15 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err16 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data11 = data.tax_2_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema116.properties.tax_2_name.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data12 = data.tax_2_rate;
const _errs44 = errors;
let valid7 = false;
const _errs45 = errors;
if(!(validate98(data12, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid6 = _errs45 === errors;
valid7 = valid7 || _valid6;
const _errs46 = errors;
if(data12 !== null){
const err18 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid6 = _errs46 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err19 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data13 = data.tax_2_region;
if((typeof data13 !== "string") && (data13 !== null)){
const err20 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema116.properties.tax_2_region.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.total_amount !== undefined){
let data14 = data.total_amount;
const _errs51 = errors;
let valid8 = false;
const _errs52 = errors;
if(!(validate86(data14, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid7 = _errs52 === errors;
valid8 = valid8 || _valid7;
const _errs53 = errors;
if(data14 !== null){
const err21 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid7 = _errs53 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const err22 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_price !== undefined){
let data15 = data.unit_price;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(!(validate86(data15, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
valid9 = valid9 || _valid8;
const _errs58 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid8 = _errs58 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err24 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":{"description":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: "total_amount"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.total_amount !== undefined){
if(!(typeof data.total_amount == "number")){
const err2 = {instancePath:instancePath+"/total_amount",schemaPath:"#/allOf/1/anyOf/0/properties/total_amount/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.total_amount = true;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_price === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: "unit_price"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.unit_price !== undefined){
if(!(typeof data.unit_price == "number")){
const err4 = {instancePath:instancePath+"/unit_price",schemaPath:"#/allOf/1/anyOf/1/properties/unit_price/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.unit_price = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.discount_rate = true;
props0.quantity = true;
props0.product_code = true;
props0.tax_1_transaction_type = true;
props0.tax_1_country = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_region = true;
props0.tax_2_transaction_type = true;
props0.tax_2_country = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_region = true;
props0.total_amount = true;
props0.unit_price = true;
}
validate316.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
else {
var props0 = validate316.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.discount_rate = true;
props0.quantity = true;
props0.product_code = true;
props0.tax_1_transaction_type = true;
props0.tax_1_country = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_region = true;
props0.tax_2_transaction_type = true;
props0.tax_2_country = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_region = true;
props0.total_amount = true;
props0.unit_price = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate309(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.contact !== undefined){
if(!(validate110(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 200){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err2);
errors++;
}
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate315(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"tag_list":true,"contact":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evidence !== undefined){
let data0 = data.evidence;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate130(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema118 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema119 = {"type":"string","enum":["days","weeks","months","years"]};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema119.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate335(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema118.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema120 = {"type":"object","properties":{"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_processor !== undefined){
let data0 = data.payment_processor;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema120.properties.payment_processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data1 = data.payment_processor_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema120.properties.payment_processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate283(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Invoice = validate343;

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema78.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_query = validate347;
const schema122 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getInvoice_query = validate348;
const schema123 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateInvoice_body = validate349;
const schema124 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/InvoiceUpdate.closed"}]};
const schema125 = {"$ref":"#/$defs/FinalDocument","properties":{"tag_list":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"unevaluatedProperties":false};
const schema126 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate309(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"tag_list":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((key0 !== "tag_list") && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"$ref":"#/$defs/InvoiceUpdate","properties":{"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"tag_list":true,"contact":true,"items":true,"recurring_period":true,"recurring_frequency":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate349.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate349.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateInvoice_query = validate360;
const schema128 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteInvoice_query = validate361;
const schema129 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverInvoice_query = validate362;
const schema130 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listCredits = validate363;
const schema131 = {"type":"array","items":{"$ref":"#/$defs/Credit"}};
const schema132 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]}}};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema132.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate364(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCredits_query = validate368;
const schema133 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid")) || (data2 === "void")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema133.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_body = validate370;
const schema134 = {"$ref":"#/$defs/CreditCreate","properties":{"invoice_id":true,"payment_method":true,"credited_amount":true},"unevaluatedProperties":false};
const schema135 = {"type":"object","required":["invoice_id"],"properties":{"invoice_id":{"type":"integer"},"payment_method":{"anyOf":[{"$ref":"#/$defs/PaymentMethod.closed"},{"type":"null"}]},"credited_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]}}};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.invoice_id !== undefined){
let data0 = data.invoice_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/invoice_id",schemaPath:"#/properties/invoice_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.payment_method !== undefined){
let data1 = data.payment_method;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.credited_amount !== undefined){
let data2 = data.credited_amount;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate86(data2, {instancePath:instancePath+"/credited_amount",parentData:data,parentDataProperty:"credited_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"invoice_id":true,"payment_method":true,"credited_amount":true},"dynamicProps":false,"dynamicItems":false};


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate371(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "invoice_id") && (key0 !== "payment_method")) && (key0 !== "credited_amount")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Credit = validate375;

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema132.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_query = validate378;
const schema137 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCredit_query = validate379;
const schema138 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCredit_body = validate380;
const schema139 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/CreditUpdate.closed"}]};
const schema140 = {"$ref":"#/$defs/CreditUpdate","properties":{"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"tag_list":true,"contact":true,"items":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema141 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate380.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate380.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateCredit_query = validate388;
const schema142 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCredit_query = validate389;
const schema143 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_voidCredit_query = validate390;
const schema144 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverCredit_query = validate391;
const schema145 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listExpenses = validate392;
const schema146 = {"type":"array","items":{"$ref":"#/$defs/Expense"}};
const schema147 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid"]}}};
const schema148 = {"type":"object","properties":{}};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema147.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":{"state":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate393(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listExpenses_query = validate399;
const schema149 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema149.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_body = validate401;
const schema150 = {"$ref":"#/$defs/ExpenseCreate","properties":{"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"tag_list":true,"contact":true,"items":true,"recurring_period":true,"recurring_frequency":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema151 = {"allOf":[{"$ref":"#/$defs/ExpenseUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"]};
const schema152 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object"};
const schema153 = {"type":"object","properties":{"payment_method":{"$ref":"#/$defs/PaymentMethod.closed"},"payment_processor":{"type":"string"},"payment_processor_id":{"type":"string"}}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method !== undefined){
if(!(validate141(data.payment_method, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.payment_processor !== undefined){
if(typeof data.payment_processor !== "string"){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
if(typeof data.payment_processor_id !== "string"){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(!(validate406(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate402(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Expense = validate412;

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema147.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"state":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_query = validate416;
const schema155 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getExpense_query = validate417;
const schema156 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_body = validate418;
const schema157 = {"$ref":"#/$defs/ExpenseUpdate","properties":{"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"tag_list":true,"contact":true,"items":true,"recurring_period":true,"recurring_frequency":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_query = validate420;
const schema158 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteExpense_query = validate421;
const schema159 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listRecurring = validate422;
const schema160 = {"type":"array","items":{"$ref":"#/$defs/Recurring"}};
const schema161 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","archived"]}}};
const schema162 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate151(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema162.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema162.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate271(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema162.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema161.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":{"id":true,"state":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate423(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listRecurring_query = validate432;
const schema163 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["active","archived"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data2 === "active") || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema163.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_body = validate434;
const schema164 = {"$ref":"#/$defs/RecurringCreate","properties":{"start_date":true,"recurring_period":true,"recurring_frequency":true,"end_date":true,"frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"tag_list":true,"contact":true,"items":true},"unevaluatedProperties":false};
const schema165 = {"allOf":[{"$ref":"#/$defs/RecurringUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"],"properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"}}};
const schema166 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentInput"}],"type":"object"};
const schema167 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate84(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema167.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema167.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate335(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema167.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate437(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.start_date !== undefined){
if(!(validate84(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.recurring_period !== undefined){
if(!(validate335(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data2 = data.recurring_frequency;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"start_date":true,"recurring_period":true,"recurring_frequency":true,"tag_list":true,"contact":true,"items":true,"end_date":true,"frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate435(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "start_date") && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Recurring = validate449;

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema161.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":{"id":true,"state":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_query = validate452;
const schema169 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getRecurring_query = validate453;
const schema170 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_body = validate454;
const schema171 = {"$ref":"#/$defs/RecurringUpdate","properties":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true,"tag_list":true,"contact":true,"items":true},"unevaluatedProperties":false};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "start_date") && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_query = validate456;
const schema172 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteRecurring_query = validate457;
const schema173 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listContacts = validate458;
const schema174 = {"type":"array","items":{"$ref":"#/$defs/Contact"}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate157(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listContacts_query = validate460;
const schema175 = {"type":"object","properties":{"q":{"type":"string"},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "q") || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err2 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data2 = data.created_before;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createContact_body = validate461;

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Contact = validate463;

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
const err2 = {instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":{"id":true,"full_name":true,"permalink":true,"created_at":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

export const request_createContact_query = validate467;
const schema178 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getContact_query = validate468;
const schema179 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_body = validate469;
const schema180 = {"$ref":"#/$defs/ContactUpdate","properties":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_query = validate471;
const schema181 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteContact_query = validate472;
const schema182 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listProducts = validate473;
const schema183 = {"type":"array","items":{"$ref":"#/$defs/Product"}};
const schema184 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"created_at":{"$ref":"#/$defs/Timestamp"},"url":{"$ref":"#/$defs/Url"}}};
const schema185 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"product_type":{"$ref":"#/$defs/ProductType"},"kind":{"type":"string","enum":["one_off","subscription"]},"tax_class":{"$ref":"#/$defs/TaxClass"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};
const pattern10 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema185.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema185.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema185.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema185.properties.unit_cost.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err8 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.product_type !== undefined){
if(!(validate70(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data7 === "one_off") || (data7 === "subscription"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema185.properties.kind.enum}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate238(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema185.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema185.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema185.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema185.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema185.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema185.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema185.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema185.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":{"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate475(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":{"id":true,"created_at":true,"url":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate474(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listProducts_query = validate484;
const schema186 = {"type":"object","properties":{"q":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err4);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_body = validate485;
const schema187 = {"$ref":"#/$defs/ProductCreate","properties":{"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"unevaluatedProperties":false};
const schema188 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"},{"if":{"required":["tax_based_on"],"properties":{"tax_based_on":{"const":"country"}}},"then":{"required":["country"],"properties":{"country":{"type":"string"}}}}],"type":"object","properties":{"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string"},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string"},"tax_based_on":{"type":"string"}}};
const schema189 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};

function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema189.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema189.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema189.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate77(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema189.properties.unit_cost.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err8 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.product_type !== undefined){
if(!(validate82(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data7 === "one_off") || (data7 === "subscription"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema189.properties.kind.enum}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate319(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema189.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema189.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema189.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema189.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema189.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema189.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema189.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema189.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":{"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate487(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.tax_based_on !== undefined){
if("country" !== data.tax_based_on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/allOf/1/then/properties/country/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.country = true;
props0.tax_based_on = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err4);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.description = true;
props0.country = true;
props0.currency = true;
props0.unit_cost = true;
props0.product_type = true;
props0.kind = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
props0.stock = true;
props0.stripe_plan_id = true;
props0.paypal_interval_unit = true;
props0.paypal_interval_frequency = true;
props0.paypal_interval_duration = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.product_type = true;
props0.kind = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
}
if(data.product_type !== undefined){
if(!(validate82(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate319(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
if(typeof data.tax_type !== "string"){
const err6 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_based_on !== undefined){
if(typeof data.tax_based_on !== "string"){
const err7 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate486.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate486.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate486(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
else {
var props0 = validate486.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.product_type = true;
props0.kind = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
props0.code = true;
props0.name = true;
props0.description = true;
props0.country = true;
props0.currency = true;
props0.unit_cost = true;
props0.stock = true;
props0.stripe_plan_id = true;
props0.paypal_interval_unit = true;
props0.paypal_interval_frequency = true;
props0.paypal_interval_duration = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Product = validate496;

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate475(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":{"id":true,"created_at":true,"url":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_query = validate500;
const schema191 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getProduct_query = validate501;
const schema192 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_body = validate502;
const schema193 = {"$ref":"#/$defs/ProductUpdate","properties":{"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"unevaluatedProperties":false};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate487(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "country")) && (key0 !== "currency")) && (key0 !== "unit_cost")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_query = validate504;
const schema194 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteProduct_query = validate505;
const schema195 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listTaxIds = validate506;
const schema196 = {"type":"array","items":{"$ref":"#/$defs/TaxId"}};
const schema197 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"jurisdiction":{"$ref":"#/$defs/Jurisdiction"},"state":{"type":"string","enum":["verified","unverified","unavailable"]},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema198 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate151(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate151(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema198.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema198.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

const schema199 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]}}};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema199.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};


function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.jurisdiction !== undefined){
if(!(validate512(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "verified") || (data2 === "unverified")) || (data2 === "unavailable"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema197.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":{"id":true,"jurisdiction":true,"state":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate507(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxIds_query = validate517;
const schema200 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_body = validate518;
const schema201 = {"$ref":"#/$defs/TaxIdCreate","properties":{"jurisdiction_id":true,"valid_from":true,"value":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"unevaluatedProperties":false};
const schema202 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["jurisdiction_id","value"],"properties":{"jurisdiction_id":{"type":"integer"},"valid_from":{"$ref":"#/$defs/Date.closed"}}};
const schema203 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate84(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema203.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema203.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jurisdiction_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jurisdiction_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.jurisdiction_id !== undefined){
let data0 = data.jurisdiction_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/jurisdiction_id",schemaPath:"#/properties/jurisdiction_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":{"jurisdiction_id":true,"valid_from":true,"value":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate519(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "jurisdiction_id") && (key0 !== "valid_from")) && (key0 !== "value")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxId = validate526;

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.jurisdiction !== undefined){
if(!(validate512(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "verified") || (data2 === "unverified")) || (data2 === "unavailable"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema197.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":{"id":true,"jurisdiction":true,"state":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_query = validate530;
const schema205 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getTaxId_query = validate531;
const schema206 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_body = validate532;
const schema207 = {"$ref":"#/$defs/TaxIdUpdate","properties":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"unevaluatedProperties":false};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((key0 !== "value") && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_query = validate534;
const schema208 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteTaxId_query = validate535;
const schema209 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate535.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate535.errors = vErrors;
return errors === 0;
}
validate535.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxIdValidation = validate536;
const schema210 = {"type":"object","required":["valid"],"properties":{"valid":{"type":["boolean","null"]}}};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.valid !== undefined){
let data0 = data.valid;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: schema210.properties.valid.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":{"valid":true},"dynamicProps":false,"dynamicItems":false};

export const request_validateTaxId_query = validate537;
const schema211 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"tax_id":{"type":"string"}},"required":["country","tax_id"],"additionalProperties":false};

function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate537.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tax_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_id"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "country") || (key0 === "tax_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err3 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate537.errors = vErrors;
return errors === 0;
}
validate537.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listJurisdictions = validate539;
const schema212 = {"type":"array","items":{"$ref":"#/$defs/Jurisdiction"}};

function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate539.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate512(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate539.errors = vErrors;
return errors === 0;
}
validate539.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listJurisdictions_query = validate541;
const schema213 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":"string"}},"required":[],"additionalProperties":false};

function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "country") || (key0 === "region"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Jurisdiction = validate543;

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema199.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};

export const request_getJurisdiction_query = validate545;
const schema215 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listTaxCodes = validate546;
const schema216 = {"type":"array","items":{"$ref":"#/$defs/TaxCode"}};
const schema217 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/TaxCodeId"},"name":{"type":"string"},"description":{"type":"string"}}};

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate547.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate547.errors = vErrors;
return errors === 0;
}
validate547.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate546.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate547(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate546.errors = vErrors;
return errors === 0;
}
validate546.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxCodes_query = validate550;
const schema218 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxCode = validate551;

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate551.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const request_getTaxCode_query = validate553;
const schema220 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listEvidence = validate554;
const schema221 = {"type":"array","items":{"$ref":"#/$defs/Evidence"}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate190(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listEvidence_query = validate556;
const schema222 = {"type":"object","properties":{"state":{"type":"array","items":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"minItems":1,"uniqueItems":true},"document_id":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate556.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "state") || (key0 === "document_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err3 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/enum",keyword:"enum",params:{allowedValues: schema222.properties.state.items.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err4);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.document_id !== undefined){
let data2 = data.document_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created_before !== undefined){
let data3 = data.created_before;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate556.errors = vErrors;
return errors === 0;
}
validate556.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_body = validate557;
const schema223 = {"$ref":"#/$defs/EvidenceCreate","properties":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};
const schema224 = {"allOf":[{"$ref":"#/$defs/EvidenceUpdate"}],"type":"object","required":["document_id"]};
const schema225 = {"allOf":[{"$ref":"#/$defs/EvidenceNested"}],"type":"object","properties":{"document_id":{"type":"integer"}}};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate559.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
else {
var props0 = validate131.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate559.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate559.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
else {
var props0 = validate559.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate558.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate558.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate557.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate558(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
else {
var props0 = validate558.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Evidence = validate563;

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.document_id !== undefined){
let data1 = data.document_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data2 === "unsettled") || (data2 === "conflicting")) || (data2 === "confirmed"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema71.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.ip_country !== undefined){
let data3 = data.ip_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":{"id":true,"document_id":true,"state":true,"ip_country":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_query = validate566;
const schema227 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getEvidence_query = validate567;
const schema228 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_body = validate568;
const schema229 = {"$ref":"#/$defs/EvidenceUpdate","properties":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
else {
var props0 = validate559.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_query = validate570;
const schema230 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate570.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate570.errors = vErrors;
return errors === 0;
}
validate570.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listCoupons = validate571;
const schema231 = {"type":"array","items":{"$ref":"#/$defs/Coupon"}};
const schema232 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"times_redeemed":{"type":"integer"}}};
const schema233 = {"type":"object","properties":{"code":{"type":"string"},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"name":{"type":["string","null"]}}};

function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate573.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema233.properties.kind.type}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data1 === "amount_off") || (data1 === "percent_off")) || (data1 === null))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema233.properties.kind.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.percent_off !== undefined){
let data2 = data.percent_off;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate54(data2, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data3 = data.amount_off;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate61(data3, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data5 = data.max_redemptions;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema233.properties.max_redemptions.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.redeem_by !== undefined){
let data6 = data.redeem_by;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate151(data6, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
const _errs25 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data7 = data.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema233.properties.name.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate573(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.times_redeemed !== undefined){
let data1 = data.times_redeemed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":{"id":true,"times_redeemed":true,"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate572(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCoupons_query = validate580;
const schema234 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate580.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate580.errors = vErrors;
return errors === 0;
}
validate580.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_body = validate581;
const schema235 = {"$ref":"#/$defs/CouponCreate","properties":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"unevaluatedProperties":false};
const schema236 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"},{"if":{"required":["kind"],"properties":{"kind":{"const":"amount_off"}}},"then":{"required":["amount_off","currency"],"properties":{"amount_off":{"type":"number"},"currency":{"type":"string"}}},"else":{"required":["percent_off"],"properties":{"percent_off":{"type":"number"}}}}],"type":"object","required":["code"]};
const schema237 = {"type":"object","properties":{"code":{"type":"string"},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"name":{"type":["string","null"]}}};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema237.properties.kind.type}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data1 === "amount_off") || (data1 === "percent_off")) || (data1 === null))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema237.properties.kind.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.percent_off !== undefined){
let data2 = data.percent_off;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate98(data2, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data3 = data.amount_off;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate86(data3, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data5 = data.max_redemptions;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema237.properties.max_redemptions.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.redeem_by !== undefined){
let data6 = data.redeem_by;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate84(data6, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
const _errs25 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data7 = data.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema237.properties.name.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate583(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.kind !== undefined){
if("amount_off" !== data.kind){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_off === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "amount_off"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "currency"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.amount_off !== undefined){
if(!(typeof data.amount_off == "number")){
const err4 = {instancePath:instancePath+"/amount_off",schemaPath:"#/allOf/1/then/properties/amount_off/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/allOf/1/then/properties/currency/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.amount_off = true;
props0.currency = true;
props0.kind = true;
}
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent_off === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/else/required",keyword:"required",params:{missingProperty: "percent_off"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.percent_off !== undefined){
if(!(typeof data.percent_off == "number")){
const err7 = {instancePath:instancePath+"/percent_off",schemaPath:"#/allOf/1/else/properties/percent_off/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.percent_off = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
(vErrors ??= []).push(err8);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.kind = true;
props0.percent_off = true;
props0.amount_off = true;
props0.currency = true;
props0.max_redemptions = true;
props0.redeem_by = true;
props0.name = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate582.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate582.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate582(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
errors = vErrors.length;
}
else {
var props0 = validate582.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.kind = true;
props0.percent_off = true;
props0.amount_off = true;
props0.currency = true;
props0.max_redemptions = true;
props0.redeem_by = true;
props0.name = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Coupon = validate590;

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate590.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate573(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.times_redeemed !== undefined){
let data1 = data.times_redeemed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate590.errors = vErrors;
return errors === 0;
}
validate590.evaluated = {"props":{"id":true,"times_redeemed":true,"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_query = validate592;
const schema239 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCoupon_query = validate593;
const schema240 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_body = validate594;
const schema241 = {"$ref":"#/$defs/CouponUpdate","properties":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"unevaluatedProperties":false};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate583(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "code") && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")) && (key0 !== "name")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_query = validate596;
const schema242 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate596.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate596.errors = vErrors;
return errors === 0;
}
validate596.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCoupon_query = validate597;
const schema243 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listSessions = validate598;
const schema244 = {"type":"array","items":{"$ref":"#/$defs/CheckoutSession"}};
const schema245 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"permalink":{"$ref":"#/$defs/Url"}}};
const schema246 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer"},{"type":"null"}]},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url"},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"updatable_quantity":{"type":["boolean","null"]}}};
const schema247 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"description":{"type":["string","null"]},"name":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1}}};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate601.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate68(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema247.properties.description.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema247.properties.name.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.quantity !== undefined){
let data5 = data.quantity;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema247.properties.quantity.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate601.errors = vErrors;
return errors === 0;
}
validate601.evaluated = {"props":{"product":true,"amount":true,"currency":true,"description":true,"name":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};

const schema248 = {"type":"object","properties":{"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_postal_code":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"email":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]}}};

function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate605.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.billing_street_line_1 !== undefined){
let data0 = data.billing_street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema248.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data1 = data.billing_street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema248.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.billing_city !== undefined){
let data2 = data.billing_city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema248.properties.billing_city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.billing_postal_code !== undefined){
let data3 = data.billing_postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema248.properties.billing_postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.billing_country !== undefined){
let data4 = data.billing_country;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema248.properties.company.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contact !== undefined){
let data6 = data.contact;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema248.properties.contact.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema248.properties.email.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.first_name !== undefined){
let data8 = data.first_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema248.properties.first_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.last_name !== undefined){
let data9 = data.last_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema248.properties.last_name.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_id !== undefined){
let data10 = data.tax_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema248.properties.tax_id.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate605.errors = vErrors;
return errors === 0;
}
validate605.evaluated = {"props":{"billing_street_line_1":true,"billing_street_line_2":true,"billing_city":true,"billing_postal_code":true,"billing_country":true,"company":true,"contact":true,"email":true,"first_name":true,"last_name":true,"tax_id":true},"dynamicProps":false,"dynamicItems":false};


function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate600.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema246.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate601(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(validate605(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.billing_street_line_1 = true;
props0.billing_street_line_2 = true;
props0.billing_city = true;
props0.billing_postal_code = true;
props0.billing_country = true;
props0.company = true;
props0.contact = true;
props0.email = true;
props0.first_name = true;
props0.last_name = true;
props0.tax_id = true;
}
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.coupon !== undefined){
let data3 = data.coupon;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema246.properties.coupon.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data4 = data.coupon_collection;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema246.properties.coupon_collection.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data5 = data.billing_details_collection;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data5 === "auto") || (data5 === "required"))){
const err8 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema246.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.cancel_url !== undefined){
let data6 = data.cancel_url;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate162(data6, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate162(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data8 = data.locale;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema246.properties.locale.type}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((((((((data8 === "auto") || (data8 === "ca")) || (data8 === "de")) || (data8 === "en")) || (data8 === "es")) || (data8 === "fi")) || (data8 === "fr")) || (data8 === "hu")) || (data8 === "it")) || (data8 === "nb")) || (data8 === "nl")) || (data8 === "sv")) || (data8 === null))){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema246.properties.locale.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.payment_methods !== undefined){
let data9 = data.payment_methods;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema246.properties.payment_methods.type}};
(vErrors ??= []).push(err13);
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data10 === "card") || (data10 === "paypal"))){
const err15 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema246.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
if(data.custom !== undefined){
let data11 = data.custom;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema246.properties.custom.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema246.properties.metadata.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor !== undefined){
let data13 = data.processor;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema246.properties.processor.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_id !== undefined){
let data14 = data.processor_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema246.properties.processor_id.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data15 = data.updatable_quantity;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err20 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema246.properties.updatable_quantity.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate600.errors = vErrors;
return errors === 0;
}
validate600.evaluated = {"props":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate599.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "failed")) || (data1 === "completed")) || (data1 === "abandoned"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema245.properties.status.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate599.errors = vErrors;
return errors === 0;
}
validate599.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate598.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate599(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate598.errors = vErrors;
return errors === 0;
}
validate598.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listSessions_query = validate613;
const schema249 = {"type":"object","properties":{"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate613.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((((data0 === "pending") || (data0 === "processing")) || (data0 === "failed")) || (data0 === "completed")) || (data0 === "abandoned"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema249.properties.status.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate613.errors = vErrors;
return errors === 0;
}
validate613.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createSession_body = validate614;
const schema250 = {"$ref":"#/$defs/CheckoutSessionCreate","properties":{"billing_details_collection":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"unevaluatedProperties":false};
const schema251 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["success_url"],"properties":{"billing_details_collection":{"type":"string"}}};
const schema252 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"updatable_quantity":{"type":["boolean","null"]}}};
const schema253 = {"$ref":"#/$defs/CheckoutItem","properties":{"product":true,"amount":true,"currency":true,"description":true,"name":true,"quantity":true},"unevaluatedProperties":false};
const schema254 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"description":{"type":["string","null"]},"name":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1}}};

function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate618.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate88(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema254.properties.description.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema254.properties.name.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.quantity !== undefined){
let data5 = data.quantity;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema254.properties.quantity.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate618.errors = vErrors;
return errors === 0;
}
validate618.evaluated = {"props":{"product":true,"amount":true,"currency":true,"description":true,"name":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate617.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate618(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "product") && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "description")) && (key0 !== "name")) && (key0 !== "quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate617.errors = vErrors;
return errors === 0;
}
validate617.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema255 = {"$ref":"#/$defs/CheckoutCustomer","properties":{"billing_street_line_1":true,"billing_street_line_2":true,"billing_city":true,"billing_postal_code":true,"billing_country":true,"company":true,"contact":true,"email":true,"first_name":true,"last_name":true,"tax_id":true},"unevaluatedProperties":false};
const schema256 = {"type":"object","properties":{"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_postal_code":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"email":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]}}};

function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate624.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.billing_street_line_1 !== undefined){
let data0 = data.billing_street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema256.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data1 = data.billing_street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema256.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.billing_city !== undefined){
let data2 = data.billing_city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema256.properties.billing_city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.billing_postal_code !== undefined){
let data3 = data.billing_postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema256.properties.billing_postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.billing_country !== undefined){
let data4 = data.billing_country;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema256.properties.company.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contact !== undefined){
let data6 = data.contact;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema256.properties.contact.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema256.properties.email.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.first_name !== undefined){
let data8 = data.first_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema256.properties.first_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.last_name !== undefined){
let data9 = data.last_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema256.properties.last_name.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_id !== undefined){
let data10 = data.tax_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema256.properties.tax_id.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate624.errors = vErrors;
return errors === 0;
}
validate624.evaluated = {"props":{"billing_street_line_1":true,"billing_street_line_2":true,"billing_city":true,"billing_postal_code":true,"billing_country":true,"company":true,"contact":true,"email":true,"first_name":true,"last_name":true,"tax_id":true},"dynamicProps":false,"dynamicItems":false};


function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate623.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate624(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "billing_street_line_1") && (key0 !== "billing_street_line_2")) && (key0 !== "billing_city")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_country")) && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "email")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate623.errors = vErrors;
return errors === 0;
}
validate623.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema257 = {"type":"string","format":"uri"};

function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate628.errors = vErrors;
return errors === 0;
}
validate628.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate616.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema252.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate617(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(validate623(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.coupon !== undefined){
let data3 = data.coupon;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema252.properties.coupon.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data4 = data.coupon_collection;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema252.properties.coupon_collection.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data5 = data.billing_details_collection;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data5 === "auto") || (data5 === "required"))){
const err8 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema252.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.cancel_url !== undefined){
let data6 = data.cancel_url;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate628(data6, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate628(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data8 = data.locale;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema252.properties.locale.type}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((((((((data8 === "auto") || (data8 === "ca")) || (data8 === "de")) || (data8 === "en")) || (data8 === "es")) || (data8 === "fi")) || (data8 === "fr")) || (data8 === "hu")) || (data8 === "it")) || (data8 === "nb")) || (data8 === "nl")) || (data8 === "sv")) || (data8 === null))){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema252.properties.locale.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.payment_methods !== undefined){
let data9 = data.payment_methods;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema252.properties.payment_methods.type}};
(vErrors ??= []).push(err13);
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data10 === "card") || (data10 === "paypal"))){
const err15 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema252.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
if(data.custom !== undefined){
let data11 = data.custom;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema252.properties.custom.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema252.properties.metadata.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor !== undefined){
let data13 = data.processor;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema252.properties.processor.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_id !== undefined){
let data14 = data.processor_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema252.properties.processor_id.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data15 = data.updatable_quantity;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err20 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema252.properties.updatable_quantity.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate616.errors = vErrors;
return errors === 0;
}
validate616.evaluated = {"props":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate615.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate616(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.billing_details_collection !== undefined){
if(typeof data.billing_details_collection !== "string"){
const err1 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate615.errors = vErrors;
return errors === 0;
}
validate615.evaluated = {"props":{"billing_details_collection":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate615(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "billing_details_collection") && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "cancel_url")) && (key0 !== "success_url")) && (key0 !== "locale")) && (key0 !== "payment_methods")) && (key0 !== "custom")) && (key0 !== "metadata")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "updatable_quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_CheckoutSession = validate633;

function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate633.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "failed")) || (data1 === "completed")) || (data1 === "abandoned"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema245.properties.status.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate633.errors = vErrors;
return errors === 0;
}
validate633.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};

export const request_createSession_query = validate636;
const schema259 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate636.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate636.errors = vErrors;
return errors === 0;
}
validate636.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getSession_query = validate637;
const schema260 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_body = validate638;
const schema261 = {"$ref":"#/$defs/CheckoutSessionUpdate","properties":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"unevaluatedProperties":false};

function validate638(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate638.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate616(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "items") && (key0 !== "customer")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "cancel_url")) && (key0 !== "success_url")) && (key0 !== "locale")) && (key0 !== "payment_methods")) && (key0 !== "custom")) && (key0 !== "metadata")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "updatable_quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate638.errors = vErrors;
return errors === 0;
}
validate638.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_query = validate640;
const schema262 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate640.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate640.errors = vErrors;
return errors === 0;
}
validate640.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteSession_query = validate641;
const schema263 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate641.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate641.errors = vErrors;
return errors === 0;
}
validate641.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listReportRequests = validate642;
const schema264 = {"type":"array","items":{"$ref":"#/$defs/ReportRequest"}};
const schema265 = {"allOf":[{"$ref":"#/$defs/ReportRequestCreate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"report_url":{"anyOf":[{"$ref":"#/$defs/Url"},{"type":"null"}]},"state":{"type":"string","enum":["pending","succeeded","failed"]},"completed_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema266 = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters"},{"type":"null"}]}}};
const schema267 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]}}};

function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate645.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate151(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate645.errors = vErrors;
return errors === 0;
}
validate645.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate644(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate644.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){
let data0 = data.report_type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema266.properties.report_type.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){
const err1 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema266.properties.report_type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate645(data1, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.from_date = true;
props0.to_date = true;
}
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate644.errors = vErrors;
return errors === 0;
}
validate644.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate643.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate644(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.report_url !== undefined){
let data1 = data.report_url;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate162(data1, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data2 === "pending") || (data2 === "succeeded")) || (data2 === "failed"))){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema265.properties.state.enum}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.completed_at !== undefined){
let data3 = data.completed_at;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate153(data3, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate643.errors = vErrors;
return errors === 0;
}
validate643.evaluated = {"props":{"id":true,"report_url":true,"state":true,"completed_at":true,"created_at":true,"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate642(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate642.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate643(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate642.errors = vErrors;
return errors === 0;
}
validate642.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listReportRequests_query = validate654;
const schema268 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate654(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate654.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate654.errors = vErrors;
return errors === 0;
}
validate654.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_body = validate655;
const schema269 = {"$ref":"#/$defs/ReportRequestCreate","properties":{"report_type":true,"parameters":true},"unevaluatedProperties":false};
const schema270 = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema271 = {"$ref":"#/$defs/ReportParameters","properties":{"from_date":true,"to_date":true},"unevaluatedProperties":false};
const schema272 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate658(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate658.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate84(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate658.errors = vErrors;
return errors === 0;
}
validate658.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate657.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate658(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "from_date") && (key0 !== "to_date")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate657.errors = vErrors;
return errors === 0;
}
validate657.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate656.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){
let data0 = data.report_type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema270.properties.report_type.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){
const err1 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema270.properties.report_type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate657(data1, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate656.errors = vErrors;
return errors === 0;
}
validate656.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate655.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate656(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "report_type") && (key0 !== "parameters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate655.errors = vErrors;
return errors === 0;
}
validate655.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_ReportRequest = validate664;

function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate664.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate644(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.report_url !== undefined){
let data1 = data.report_url;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate162(data1, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data2 === "pending") || (data2 === "succeeded")) || (data2 === "failed"))){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema265.properties.state.enum}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.completed_at !== undefined){
let data3 = data.completed_at;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate153(data3, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate664.errors = vErrors;
return errors === 0;
}
validate664.evaluated = {"props":{"id":true,"report_url":true,"state":true,"completed_at":true,"created_at":true,"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_query = validate669;
const schema274 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate669(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate669.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate669.errors = vErrors;
return errors === 0;
}
validate669.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getReportRequest_query = validate670;
const schema275 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate670.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate670.errors = vErrors;
return errors === 0;
}
validate670.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listWebhooks = validate671;
const schema276 = {"type":"array","items":{"$ref":"#/$defs/Webhook"}};
const schema277 = {"allOf":[{"$ref":"#/$defs/WebhookUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"auth_key":{"type":"string"},"created_at":{"$ref":"#/$defs/Timestamp"},"events_sent":{"type":["integer","null"]},"last_error":{"type":["string","null"]},"last_error_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"last_sent_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]}}};
const schema278 = {"type":"object","properties":{"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType"}},"url":{"$ref":"#/$defs/Url"}}};
const schema279 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate674.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema279.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate674.errors = vErrors;
return errors === 0;
}
validate674.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate673.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){
let data0 = data.events_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate674(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate673.errors = vErrors;
return errors === 0;
}
validate673.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate672(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate672.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate673(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.auth_key !== undefined){
if(typeof data.auth_key !== "string"){
const err2 = {instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.events_sent !== undefined){
let data3 = data.events_sent;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema277.properties.events_sent.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema277.properties.last_error.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.last_error_at !== undefined){
let data5 = data.last_error_at;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.last_sent_at !== undefined){
let data6 = data.last_sent_at;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(!(validate153(data6, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err8 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate672.errors = vErrors;
return errors === 0;
}
validate672.evaluated = {"props":{"id":true,"auth_key":true,"created_at":true,"events_sent":true,"last_error":true,"last_error_at":true,"last_sent_at":true,"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate671.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate672(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate671.errors = vErrors;
return errors === 0;
}
validate671.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listWebhooks_query = validate682;
const schema280 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate682.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate682.errors = vErrors;
return errors === 0;
}
validate682.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_body = validate683;
const schema281 = {"$ref":"#/$defs/WebhookCreate","properties":{"events_types":true,"url":true},"unevaluatedProperties":false};
const schema282 = {"allOf":[{"$ref":"#/$defs/WebhookUpdate"}],"type":"object","required":["events_types","url"]};
const schema283 = {"type":"object","properties":{"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType.closed"}},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema284 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate686(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate686.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema284.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate686.errors = vErrors;
return errors === 0;
}
validate686.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate685.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){
let data0 = data.events_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate686(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.url !== undefined){
if(!(validate628(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate685.errors = vErrors;
return errors === 0;
}
validate685.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate685(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate684.errors = vErrors;
return errors === 0;
}
validate684.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate683.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate683.errors = vErrors;
return errors === 0;
}
validate683.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Webhook = validate691;

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate673(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.auth_key !== undefined){
if(typeof data.auth_key !== "string"){
const err2 = {instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.events_sent !== undefined){
let data3 = data.events_sent;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema277.properties.events_sent.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema277.properties.last_error.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.last_error_at !== undefined){
let data5 = data.last_error_at;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.last_sent_at !== undefined){
let data6 = data.last_sent_at;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(!(validate153(data6, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err8 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":{"id":true,"auth_key":true,"created_at":true,"events_sent":true,"last_error":true,"last_error_at":true,"last_sent_at":true,"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_query = validate696;
const schema286 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate696.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate696.errors = vErrors;
return errors === 0;
}
validate696.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getWebhook_query = validate697;
const schema287 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate697.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate697.errors = vErrors;
return errors === 0;
}
validate697.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_body = validate698;
const schema288 = {"$ref":"#/$defs/WebhookUpdate","properties":{"events_types":true,"url":true},"unevaluatedProperties":false};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate698.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate685(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate698.errors = vErrors;
return errors === 0;
}
validate698.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_query = validate700;
const schema289 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate700.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate700.errors = vErrors;
return errors === 0;
}
validate700.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteWebhook_query = validate701;
const schema290 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate701(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate701.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate701.errors = vErrors;
return errors === 0;
}
validate701.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listAccounts = validate702;
const schema291 = {"type":"array","items":{"$ref":"#/$defs/CustomAccount"}};
const schema292 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","inactive"]},"subdomain":{"type":"string"},"authentication":{"$ref":"#/$defs/AccountAuthentication"}}};
const schema293 = {"type":"object","properties":{"business_name":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"email":{"type":"string"},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId"},"local_tax_id":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"web":{"type":["string","null"]}}};

function validate704(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate704.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_name !== undefined){
let data0 = data.business_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema293.properties.business_name.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.postal_code !== undefined){
let data3 = data.postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema293.properties.postal_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate70(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate59(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data7 = data.local_tax_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema293.properties.local_tax_id.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema293.properties.type.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data8 === "standard") || (data8 === "custom")) || (data8 === null))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema293.properties.type.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema293.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate704.errors = vErrors;
return errors === 0;
}
validate704.evaluated = {"props":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};

const schema294 = {"type":"object","properties":{"token_type":{"type":"string"},"access_token":{"type":"string"},"refresh_token":{"type":"string"}}};

function validate710(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate710.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token_type !== undefined){
if(typeof data.token_type !== "string"){
const err0 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
const err1 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.refresh_token !== undefined){
if(typeof data.refresh_token !== "string"){
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate710.errors = vErrors;
return errors === 0;
}
validate710.evaluated = {"props":{"token_type":true,"access_token":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate703(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate703.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate704(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema292.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.subdomain !== undefined){
if(typeof data.subdomain !== "string"){
const err4 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate710(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate703.errors = vErrors;
return errors === 0;
}
validate703.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate702(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate702.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate703(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate702.errors = vErrors;
return errors === 0;
}
validate702.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAccounts_query = validate713;
const schema295 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate713.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate713.errors = vErrors;
return errors === 0;
}
validate713.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_body = validate714;
const schema296 = {"$ref":"#/$defs/CustomAccountCreate","properties":{"default_product_type":true,"default_tax_code":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"local_tax_id":true,"type":true,"web":true},"unevaluatedProperties":false};
const schema297 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["email"],"properties":{"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"}}};
const schema298 = {"type":"object","properties":{"business_name":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"email":{"type":"string"},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"web":{"type":["string","null"]}}};

function validate716(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate716.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_name !== undefined){
let data0 = data.business_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema298.properties.business_name.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.postal_code !== undefined){
let data3 = data.postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema298.properties.postal_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate82(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate80(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data7 = data.local_tax_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema298.properties.local_tax_id.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema298.properties.type.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data8 === "standard") || (data8 === "custom")) || (data8 === null))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema298.properties.type.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema298.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate716.errors = vErrors;
return errors === 0;
}
validate716.evaluated = {"props":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate715.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate716(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.default_product_type !== undefined){
if(!(validate82(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate80(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate715.errors = vErrors;
return errors === 0;
}
validate715.evaluated = {"props":{"default_product_type":true,"default_tax_code":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate714(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate714.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate715(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "default_product_type") && (key0 !== "default_tax_code")) && (key0 !== "business_name")) && (key0 !== "country")) && (key0 !== "email")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "local_tax_id")) && (key0 !== "type")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate714.errors = vErrors;
return errors === 0;
}
validate714.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_CustomAccount = validate725;

function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate725.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate704(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema292.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.subdomain !== undefined){
if(typeof data.subdomain !== "string"){
const err4 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate710(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate725.errors = vErrors;
return errors === 0;
}
validate725.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_query = validate728;
const schema300 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate728(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate728.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate728.errors = vErrors;
return errors === 0;
}
validate728.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAccount_query = validate729;
const schema301 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate729(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate729.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate729.errors = vErrors;
return errors === 0;
}
validate729.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_body = validate730;
const schema302 = {"$ref":"#/$defs/CustomAccountUpdate","properties":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"unevaluatedProperties":false};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate730.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate716(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "business_name") && (key0 !== "country")) && (key0 !== "email")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "type")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate730.errors = vErrors;
return errors === 0;
}
validate730.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_query = validate732;
const schema303 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate732.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate732.errors = vErrors;
return errors === 0;
}
validate732.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listAddresses = validate733;
const schema304 = {"type":"array","items":{"$ref":"#/$defs/Address"}};
const schema305 = {"allOf":[{"$ref":"#/$defs/AddressUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}};
const schema306 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]}}};

function validate735(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate735.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.street_line_1 !== undefined){
let data1 = data.street_line_1;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema306.properties.street_line_1.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data2 = data.street_line_2;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema306.properties.street_line_2.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema306.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema306.properties.postal_code.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.region !== undefined){
let data5 = data.region;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema306.properties.region.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate151(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data7 = data.valid_until;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate151(data7, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate735.errors = vErrors;
return errors === 0;
}
validate735.evaluated = {"props":{"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate734.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate735(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate734.errors = vErrors;
return errors === 0;
}
validate734.evaluated = {"props":{"id":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate733(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate733.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate734(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate734.errors : vErrors.concat(validate734.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate733.errors = vErrors;
return errors === 0;
}
validate733.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAddresses_query = validate741;
const schema307 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate741.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate741.errors = vErrors;
return errors === 0;
}
validate741.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_body = validate742;
const schema308 = {"$ref":"#/$defs/AddressCreate","properties":{"valid_from":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_until":true},"unevaluatedProperties":false};
const schema309 = {"allOf":[{"$ref":"#/$defs/AddressUpdate"}],"type":"object","properties":{"valid_from":{"$ref":"#/$defs/Date.closed"}}};
const schema310 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate744.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.street_line_1 !== undefined){
let data1 = data.street_line_1;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema310.properties.street_line_1.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data2 = data.street_line_2;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema310.properties.street_line_2.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema310.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema310.properties.postal_code.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.region !== undefined){
let data5 = data.region;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema310.properties.region.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data7 = data.valid_until;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate84(data7, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate744.errors = vErrors;
return errors === 0;
}
validate744.evaluated = {"props":{"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate743.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate744(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
validate743.errors = vErrors;
return errors === 0;
}
validate743.evaluated = {"props":{"valid_from":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate742(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate742.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate743(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "valid_from") && (key0 !== "country")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate742.errors = vErrors;
return errors === 0;
}
validate742.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Address = validate751;

function validate751(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate751.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate735(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate751.errors = vErrors;
return errors === 0;
}
validate751.evaluated = {"props":{"id":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_query = validate753;
const schema312 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate753.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate753.errors = vErrors;
return errors === 0;
}
validate753.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAddress_query = validate754;
const schema313 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate754(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate754.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate754.errors = vErrors;
return errors === 0;
}
validate754.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_body = validate755;
const schema314 = {"$ref":"#/$defs/AddressUpdate","properties":{"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"unevaluatedProperties":false};

function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate755.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate744(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "country") && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate755.errors = vErrors;
return errors === 0;
}
validate755.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_query = validate757;
const schema315 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate757.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate757.errors = vErrors;
return errors === 0;
}
validate757.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Authorization = validate758;
const schema316 = {"type":"object","required":["identity"],"properties":{"identity":{"$ref":"#/$defs/Identity"}}};
const schema317 = {"type":"object","required":["id","name","email","publishable_key","href"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"publishable_key":{"type":"string"},"href":{"$ref":"#/$defs/Url"}}};

function validate759(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate759.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.publishable_key === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishable_key"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.href === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.publishable_key !== undefined){
if(typeof data.publishable_key !== "string"){
const err8 = {instancePath:instancePath+"/publishable_key",schemaPath:"#/properties/publishable_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.href !== undefined){
if(!(validate162(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate759.errors = vErrors;
return errors === 0;
}
validate759.evaluated = {"props":{"id":true,"name":true,"email":true,"publishable_key":true,"href":true},"dynamicProps":false,"dynamicItems":false};


function validate758(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate758.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.identity !== undefined){
if(!(validate759(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate759.errors : vErrors.concat(validate759.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate758.errors = vErrors;
return errors === 0;
}
validate758.evaluated = {"props":{"identity":true},"dynamicProps":false,"dynamicItems":false};

export const request_getAuthorization_query = validate762;
const schema318 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate762(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate762.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate762.errors = vErrors;
return errors === 0;
}
validate762.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Ping = validate763;
const schema319 = {"type":"object","required":["status"],"properties":{"status":{"type":"string"}}};

function validate763(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate763.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate763.errors = vErrors;
return errors === 0;
}
validate763.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const request_getPing_query = validate764;
const schema320 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate764(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate764.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate764.errors = vErrors;
return errors === 0;
}
validate764.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Error = validate765;
const schema321 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}}};

function validate765(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate765.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate765.errors = vErrors;
return errors === 0;
}
validate765.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const answer_ValidationError = validate766;
const schema322 = {"type":"object","required":["errors"],"properties":{"errors":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate766(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate766.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/errors/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate766.errors = vErrors;
return errors === 0;
}
validate766.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};
